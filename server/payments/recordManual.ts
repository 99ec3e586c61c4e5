import type { ParsedBodyOf } from '../../contract/bodies';
import { brand } from '../../contract/brand';
import { paymentForms } from '../../resources/paymentForms';
import { payments } from '../../resources/payments';
import { manualRefusal } from '../rules/manualPayment';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { credit } from './credit';
import { orderOf } from './orders';
import type { Payment } from './Payment';

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

/** The payment form, locked after its order as by every attempt to pay it. */
async function lockForm(tx: Store, { subscriptionFormId, paymentFormId = '' }: ManualPayment, now: Date) {
  const orderId = subscriptionFormId ?? (await tx.get(paymentForms, paymentFormId))?.subscriptionFormId;
  const { paymentForm } = await orderOf(tx, orderId ? { subscriptionFormId: orderId } : { paymentFormId }, now);
  return (await tx.get(paymentForms, paymentForm.id, { lock: true })) ?? paymentForm;
}
