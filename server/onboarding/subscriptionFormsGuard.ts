import { Refusal } from '../../contract/errors';
import type { RecordOf } from '../../resources/defineResource';
import type { subscriptionForms } from '../../resources/subscriptionForms';
import type { Guard } from '../crud/Guard';

type Form = RecordOf<typeof subscriptionForms>;

/** What was paid stays as it was paid for, and so does what is being paid. */
export const subscriptionFormsGuard: Guard<Form> = {
  async update(_tx, { before, after }) {
    if (before.status === 'PAID') throw new Refusal('conflict', 'The order is paid and cannot be changed any more.');
    if (before.status === 'PAYMENT_PENDING' && after.productId !== before.productId)
      throw new Refusal('conflict', 'A payment of this order is under way: its package cannot be changed now.');
  },
};
