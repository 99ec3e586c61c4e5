import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { timed } from './support/stopwatch';

/** The headless shell comes first: it has the same engine, and its contexts take a quarter of the time. */
const PROGRAMS = [
  process.env.CHROMIUM,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
];
/** Disables the sandbox, which root cannot use, and the browser's own requests to the internet. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tests leave pages soon. The optimizing compilers pay off only in longer use, and take a third of a page load.
  '--js-flags=--no-opt --no-maglev',
];

/** Returns the path of Debian's Chromium, or of the one in CHROMIUM. */
export function chromiumPath(): string {
  const path = PROGRAMS.find((file) => file && existsSync(file));
  if (!path) throw new Error('No Chromium was found: run `npm test`, which installs it on Debian, or set CHROMIUM.');
  return path;
}

/** Starts Chromium without a window. */
export const openBrowser = (): Promise<Browser> =>
  timed('browser', () => chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS }));
