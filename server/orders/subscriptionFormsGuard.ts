import { Refusal } from '../../contract/api/errors';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Guard } from '../crud/Guard';
import { attemptsAt } from '../payments/orders';
import { isAttemptOpen } from '../payments/rules/manualPayment';

type Form = RecordOf<typeof subscriptionForms>;

/**
 * Refuses to change a paid order, and the package of an order whose payment is in progress. If that payment fails, the package
 * may be changed.
 */
export const subscriptionFormsGuard: Guard<Form> = {
  async update(tx, { before, after }) {
    if (before.status === 'PAID') throw new Refusal('conflict', 'The order is paid and cannot be changed any more.');
    if (after.productId !== before.productId && (await attemptsAt(tx, before.id)).some(isAttemptOpen))
      throw new Refusal('conflict', 'A payment of this order is under way: its package cannot be changed now.');
  },
};
