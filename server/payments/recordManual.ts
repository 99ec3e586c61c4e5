import type { ParsedBodyOf } from '../../contract/bodies';
import { brand } from '../../contract/brand';
import { Refusal } from '../../contract/errors';
import type { RecordOf } from '../../resources/defineResource';
import { paymentForms } from '../../resources/paymentForms';
import { payments } from '../../resources/payments';
import { manualRefusal } from '../rules/manualPayment';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { lockPayable, paymentFormOf } from './attempts';
import { credit } from './credit';
import type { Payment } from './Payment';

type PaymentForm = RecordOf<typeof paymentForms>;
/** Money that staff took in for an order. */
export type ManualPayment = ParsedBodyOf<'recordManualPayment'>;

/**
 * Settles an order with money that came outside the provider, in the transaction `tx`: the payment is made and credited
 * like any other. Throws UniqueViolation where the method's reference is recorded already.
 */
export async function recordManual(tx: Store, paid: ManualPayment, now: Date): Promise<Payment> {
  const form = await lockForm(tx, paid, now);
  const attempts = await tx.find(payments, { where: [{ path: 'paymentFormId', in: [form.id] }] });
  const refusal = manualRefusal(form, attempts, paid, now);
  if (refusal) throw refusal;
  const { clientId, accountId, amount, type, initiatorType, phoneNumber } = form;
  const made = await createRecord(
    tx,
    payments,
    {
      ...{ paymentFormId: form.id, clientId, accountId, amount, type, initiatorType, phoneNumber },
      currency: brand.currency,
      manualMethod: paid.method,
      manualReference: paid.reference,
    },
    now,
  );
  const confirmation = { confirmationCode: paid.reference, paidAt: paid.paidAt ?? now.toISOString() };
  const changes = await credit(tx, made, confirmation, now);
  return (await tx.update(payments, made.id, changes)) ?? made;
}

/** The payment form, its order locked first as every attempt does it. */
async function lockForm(
  tx: Store,
  { subscriptionFormId, paymentFormId }: ManualPayment,
  now: Date,
): Promise<PaymentForm> {
  const named = paymentFormId ? await tx.get(paymentForms, paymentFormId) : null;
  const orderId = subscriptionFormId ?? named?.subscriptionFormId;
  const order = orderId ? await lockPayable(tx, orderId) : null;
  const form = named ?? (order && (await paymentFormOf(tx, order, {}, now)));
  const locked = form && (await tx.get(paymentForms, form.id, { lock: true }));
  if (!locked) throw new Refusal('notFound', 'There is no such payment form.');
  return locked;
}
