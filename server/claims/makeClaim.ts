import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { typedCode } from '../../contract/payments/slipCode';
import type { BodyOf } from '../../resources/catalogue/actions';
import { type Claim, claims } from '../../resources/claims/claims';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { type PaymentForm, paymentForms } from '../../resources/payments/paymentForms';
import type { Deps } from '../deps';
import { getOrder, paymentFormsOf } from '../payments/orders';
import { createRecord } from '../store/createRecord';
import { type Store, UniqueViolation } from '../store/Store';
import { CLAIM_PATIENCE, dayRefusal } from './rules/claims';

/** The maximum number of open claims of one order. */
const MOST_OPEN = 3;

/** The claimer's statement about their payment. */
export type ClaimInput = BodyOf<'claimPayment'>;

/**
 * Stores a claim, due to be looked for immediately. The same code for the same order is the same claim. `within` is called with
 * the new claim in its transaction. Throws a Refusal if there is no such order, if it could not have been paid, or if it has too
 * many open claims.
 */
export async function makeClaim(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  said: ClaimInput,
  recordedById: string | null = null,
  within?: (tx: Store, claim: Claim) => Promise<void>,
): Promise<Claim> {
  const late = dayRefusal(said.paidOn, now());
  if (late) throw late;
  const make = () =>
    store.transaction(async (tx) => {
      const form = await formOf(tx, said, now());
      const slipCode = typedCode(said.code) ?? '';
      const known = await knownClaims(tx, form);
      const same = known.find((claim) => claim.paymentFormId === form.id && claim.slipCode === slipCode);
      if (same) return same;
      if (known.filter(({ status }) => status === 'OPEN' || status === 'WAITING').length >= MOST_OPEN)
        throw new Refusal(
          'conflict',
          phrase(
            'We are already looking for {most} payments of this order. We will send an SMS once we have found one.',
            { most: MOST_OPEN },
          ),
        );
      const claim = await createRecord(tx, claims, { ...claimOf(said, form, now()), slipCode, recordedById }, now());
      await within?.(tx, claim);
      return claim;
    });
  return make().catch((error) => {
    // It was claimed twice at the same time.
    if (error instanceof UniqueViolation && error.resourceName === claims.name) return make();
    throw error;
  });
}

const claimOf = (said: ClaimInput, form: PaymentForm, now: Date) => ({
  code: typedCode(said.code) ?? '',
  phoneNumber: said.phoneNumber,
  paidOn: said.paidOn,
  paymentFormId: form.id,
  subscriptionFormId: form.subscriptionFormId,
  clientId: form.clientId,
  accountId: form.accountId,
  amount: form.amount,
  answerBy: new Date(now.getTime() + CLAIM_PATIENCE).toISOString(),
  nextLookAt: now.toISOString(),
});

/** Returns the form to be paid, with its order locked, so that claims of an order take turns. */
async function formOf(tx: Store, { subscriptionFormId, paymentFormId }: ClaimInput, now: Date): Promise<PaymentForm> {
  if (!subscriptionFormId) {
    const form = await tx.get(paymentForms, paymentFormId ?? '', { lock: true });
    if (!form) throw new Refusal('notFound', 'We could not find this order.');
    return form;
  }
  const order = await tx.get(subscriptionForms, subscriptionFormId, { lock: true });
  if (!order) throw new Refusal('notFound', 'We could not find this order.');
  const forms = await paymentFormsOf(tx, order.id);
  const own = forms.find(({ productId }) => productId === order.productId) ?? forms.at(-1);
  return own ?? (await getOrder(tx, { subscriptionFormId }, now)).paymentForm;
}

async function knownClaims(tx: Store, form: PaymentForm): Promise<Claim[]> {
  const forms = form.subscriptionFormId ? await paymentFormsOf(tx, form.subscriptionFormId) : [form];
  return tx.find(claims, { where: [{ path: 'paymentFormId', in: forms.map(({ id }) => id) }] });
}
