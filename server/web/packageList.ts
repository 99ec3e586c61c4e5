import { html } from 'hono/html';
import { brand } from '../../contract/brand';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { formatPhone } from '../../contract/phone';
import type { RecordOf } from '../../resources/language/defineResource';
import { products } from '../../resources/subscriptions/products';
import type { Deps } from '../deps';

/** How long a list is served before it is read again, in milliseconds. */
const FRESH = 60_000;

/** The packages on offer as HTML, for crawlers and visitors without script. */
export interface PackageList {
  /** Returns the last list that was read, which may be a minute old; null until there is one, or if nothing is on offer. */
  current(): string | null;
  /** Reads the list again. */
  refresh(): Promise<void>;
}

/** Creates the list. No page waits for the database: a list that is out of date is read again in the background. */
export function createPackageList({ store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>): PackageList {
  let list: string | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    readAt = now().getTime();
    const sort = { path: 'price', ascending: true } as const;
    list = toHtml(await store.find(products, { where: [{ path: 'active', in: [true] }], sort }));
  };
  return {
    current() {
      if (now().getTime() - readAt >= FRESH)
        refresh().catch((error: Error) =>
          log.error({ name: error.name }, 'the packages could not be read for the pages'),
        );
      return list;
    },
    refresh,
  };
}

type Product = RecordOf<typeof products>;

/** Returns the packages with their prices, and whom to call to order one. */
function toHtml(offered: readonly Product[]): string | null {
  if (offered.length === 0) return null;
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
  const items = offered.map(
    ({ name, downloadMbps, price, durationDays }) =>
      html`<li class="package card"><h3>${name}</h3><p>${downloadMbps} Mbps</p><p><b>${brand.currency} ${price.toLocaleString(brand.locale)}</b> for ${days(durationDays)}</p></li>`,
  );
  const { phone } = brand.contacts;
  return String(
    html`<ul class="packages">${items}</ul><p>To order without JavaScript, call <a href="tel:${phone}">${formatPhone(phone)}</a>. With it, <a href="${PUBLIC_ROUTES.subscribe}">order here</a>.</p>`,
  );
}
