import { fieldRefusal } from '../../contract/api/errors';
import type { RecordOf } from '../../resources/language/defineResource';
import type { products } from '../../resources/subscriptions/products';
import type { Guard } from '../crud/Guard';
import { updateLinesOfPackage } from '../network/updateLinesOfPackage';
import { recordPrice } from './prices';

type Product = RecordOf<typeof products>;

/** What access lines know of their package. */
const KNOWN = ['downloadMbps', 'uploadMbps', 'burstDownloadMbps', 'burstUploadMbps', 'price'] as const;

/** Keeps the history of a price that is changed directly on its package, and gives its customers' lines a changed speed or price. */
export const productsGuard: Guard<Product> = {
  async create(_tx, { after }) {
    refuseSlowBurst(after);
  },

  async update(tx, { before, after, identity }, now) {
    refuseSlowBurst(after);
    if (KNOWN.some((name) => before[name] !== after[name])) await updateLinesOfPackage(tx, after.id, now);
    if (before.price === after.price) return;
    await recordPrice(tx, { before, after, userId: identity?.userId ?? null }, now);
  },
};

/** Refuses a burst that is slower than the package. */
function refuseSlowBurst({ downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps }: Product): void {
  if (burstDownloadMbps !== null && burstDownloadMbps < downloadMbps)
    throw fieldRefusal('burstDownloadMbps', 'must be at least the download speed');
  if (burstUploadMbps !== null && burstUploadMbps < uploadMbps)
    throw fieldRefusal('burstUploadMbps', 'must be at least the upload speed');
}
