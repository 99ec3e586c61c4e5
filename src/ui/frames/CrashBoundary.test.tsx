import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOf } from '../../browser/lazyOf';
import { loadable } from '../../browser/loadable';
import { english } from '../../i18n/catalogues';
import { CrashBoundary } from './CrashBoundary';

afterEach(cleanup);

const show = (page: ReturnType<typeof loadable<object>>) => {
  const Page = lazyOf(page);
  return render(
    <I18nContext value={english}>
      <CrashBoundary>
        <Suspense fallback="Loading">
          <Page />
        </Suspense>
      </CrashBoundary>
    </I18nContext>,
  );
};

it('shows a page at once if its code is already loaded, otherwise once it has loaded', async () => {
  const fetch = vi.fn(async () => () => 'The page');
  const page = loadable<object>(fetch);
  show(page);
  expect(screen.getByText('Loading')).toBeDefined();
  expect(await screen.findByText('The page')).toBeDefined();
  cleanup();
  show(page);
  expect(screen.getByText('The page')).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('says that a page could not be loaded and offers a retry, and the next load starts again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = vi.fn(async () => () => 'The page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = loadable<object>(fetch);
  show(page);
  expect((await screen.findByRole('alert')).textContent).toContain('This page did not load');
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeDefined();
  await page.load();
  expect(page.ready()).toBeDefined();
});
