import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '../../contract/api/Call';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';
import { resources } from '../../resources';
import { siteRoutes } from '../../resources/catalogue/actionRoutes';
import { actions } from '../../resources/catalogue/actions';
import { productUrl } from './productUrl';

const FOLDER = 'dist/public';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(js|css|html)$/.test(name),
);
const bundle = files.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n');

const openPaths: string[] = Object.values(siteRoutes).map(({ path }) => path);
const quoted = (path: string) => new RegExp(`["'\`]${path.replace(/[{}/]/g, '\\$&')}["'\`]`);

it('the public files exist', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(quoted('onboarding/subscription').test(bundle)).toBe(true);
});

it.each(['MuiButton', '@mui/', 'emotion', 'react-admin', 'ra-core', 'RaDatagrid', 'ZodError', 'invalid_type', 'axios'])(
  'contains nothing of %s',
  (name) => {
    expect(bundle.includes(name)).toBe(false);
  },
);

it('contains no secret and no link to the back-office', () => {
  for (const word of ['kitara-back-office', 'kitara-demo-2026', 'consumer_secret', 'consumerSecret', 'staff-login'])
    expect(bundle.includes(word), word).toBe(false);
  expect(bundle.includes(STAFF_LOGIN_ROUTE)).toBe(false);
  expect(Object.values(OFFICE_PAGES).filter(({ route }) => quoted(route).test(bundle))).toEqual([]);
});

it('contains no path of a staff call', () => {
  const closedToVisitors = ({ access, customers }: Call) => access !== 'public' && !customers;
  const ofStaff = (Object.values(actions) as Call[]).filter(closedToVisitors).map(({ path }) => path);
  const lists = resources.map(({ name }) => name);
  // A single word, such as `products` or `search`, may also be the name of a field.
  const closed = [...ofStaff, ...lists].filter(
    (path) => /\W/.test(path) && !openPaths.some((other) => other.startsWith(path)),
  );
  expect(closed).toContain('payment-refund-tasks');
  expect(closed.filter((path) => quoted(path).test(bundle))).toEqual([]);
});

it('crypto-js loads with the forms that store secrets, not with the home page', () => {
  const holding = files.filter(
    (name) => name.endsWith('.js') && readFileSync(join(FOLDER, name), 'utf8').includes('OpenSSL'),
  );
  expect(holding.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['assets/public/forms']);
  expect(readFileSync(join(FOLDER, 'pages/home.html'), 'utf8')).not.toContain(holding[0]);
  expect(readFileSync(join(FOLDER, 'pages/subscribe.html'), 'utf8')).toContain(holding[0]);
});

it('the image for shared links can be fetched', async () => {
  const page = await (await fetch(`${productUrl}/about`)).text();
  const card = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? '';
  const answer = await fetch(card);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});
