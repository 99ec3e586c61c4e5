import { brand } from '../../contract/brand';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import type { FiscalSetting } from '../fiscal/queueDocuments';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { credit } from './credit';
import { attemptsFor, getOrder, wantedOf } from './orders';
import { manualRefusal } from './rules/manualPayment';

type PaymentForm = RecordOf<typeof paymentForms>;
/** Money that staff received for an order. */
export type ManualPayment = BodyOf<'recordManualPayment'>;

/**
 * Records an order's payment outside the provider, in the transaction `tx`: the payment is created and credited like any other.
 * Throws UniqueViolation if the method's reference was already recorded.
 */
export async function recordManual(tx: Store, paid: ManualPayment, now: Date, fiscal: FiscalSetting): Promise<Payment> {
  const form = await lockForm(tx, paid, now);
  const attempts = await attemptsFor(tx, form);
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
  const changes = await credit(tx, made, confirmation, now, fiscal);
  return (await updateRecord(tx, payments, made.id, changes, now)) ?? made;
}

/** Returns the payment form, locked after its order, like every attempt does it. */
async function lockForm(
  tx: Store,
  { subscriptionFormId, paymentFormId }: ManualPayment,
  now: Date,
): Promise<PaymentForm> {
  const id = paymentFormId ?? '';
  const named = subscriptionFormId ? null : await tx.get(paymentForms, id);
  const wanted = subscriptionFormId ? { subscriptionFormId } : named ? wantedOf(named) : { paymentFormId: id };
  const { paymentForm } = await getOrder(tx, wanted, now, 'STAFF');
  return (await tx.get(paymentForms, paymentForm.id, { lock: true })) ?? paymentForm;
}
