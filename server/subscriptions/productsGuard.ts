import type { RecordOf } from '../../resources/language/defineResource';
import type { products } from '../../resources/subscriptions/products';
import type { Guard } from '../crud/Guard';
import { recordPrice } from './prices';

/** Keeps the history of a price that is changed directly on its package. */
export const productsGuard: Guard<RecordOf<typeof products>> = {
  async update(tx, { before, after, identity }, now) {
    if (before.price === after.price) return;
    await recordPrice(tx, { before, after, userId: identity?.userId ?? null }, now);
  },
};
