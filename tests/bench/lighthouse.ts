import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { chromiumPath } from '../browser';
import { startProduct } from '../product';

/** Fetched when the benchmark runs, because nothing else needs its 160 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<'first-contentful-paint', { numericValue: number }>;
}

/**
 * Runs Lighthouse with its mobile preset (simulated slow 4G, 4 × CPU) on every public page that opens without context, and on the
 * staff sign-in.
 */
export async function lighthouse(): Promise<string[]> {
  const product = await startProduct();
  const paths = [...Object.values(PUBLIC_ROUTES).filter((route) => !route.includes(':')), STAFF_LOGIN_ROUTE];
  const lines = [
    '| Lighthouse, mobile | performance | accessibility | best practices | SEO | first contentful paint |',
    '|---|---|---|---|---|---|',
  ];
  try {
    for (const path of paths) {
      const { categories, audits } = await report(product.url + path);
      const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
      const paint = `${(audits['first-contentful-paint'].numericValue / 1000).toFixed(2)} s`;
      lines.push(`| ${[path, ...scores, paint].join(' | ')} |`);
    }
  } finally {
    await product.stop();
  }
  return lines;
}

async function report(url: string): Promise<Report> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}
