import { Refusal } from '../../../contract/api/errors';
import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { products } from '../../../resources/subscriptions/products';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { latestPaid, running } from '../../subscriptions/current';
import { trackingAnswer } from '../trackingAnswer';
import { knownOf } from '../trackingFacts';

type Subscription = RecordOf<typeof subscriptions> | null;

interface Found {
  form: RecordOf<typeof subscriptionForms> | null;
  subscription: Subscription;
  /** True if the order was requested, not its subscription. */
  asOrder: boolean;
}

const NEWEST = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
/** The same answer for an unknown number and for another phone number, so that a number alone reveals nothing. */
const NOT_FOUND = () => new Refusal('notFound', 'We found no order or subscription with these details.');

/** Returns the status of an order or subscription, by its id, or by its number together with its phone number. */
export function trackingHandlers({ store, now }: Deps): Pick<Handlers, 'checkSubscriptionStatus'> {
  const boughtBy = async (formId: string): Promise<Subscription> => {
    const where = [{ path: 'subscriptionFormId', in: [formId] }] as const;
    return (await store.find(subscriptions, { where, ...NEWEST }))[0] ?? null;
  };

  const byId = async (id: string): Promise<Found> => {
    const subscription = await store.get(subscriptions, id);
    const formId = subscription?.subscriptionFormId ?? id;
    const form = await store.get(subscriptionForms, formId);
    const asOrder = subscription === null;
    return { form, subscription: subscription ?? (form && (await boughtBy(form.id))), asOrder };
  };

  const byNumber = async (typed: string, phoneNumber: string): Promise<Found> => {
    const number = typed.trim().toUpperCase();
    const [form] = await store.find(subscriptionForms, {
      where: [
        { path: 'formNumber', in: [number] },
        { path: 'client.phoneNumber', in: [phoneNumber] },
      ],
    });
    if (form) return { form, subscription: await boughtBy(form.id), asOrder: true };
    const [known] = await store.find(subscriptions, {
      where: [{ path: 'subscriptionNumber', in: [number] }],
      limit: 1,
    });
    const [owner] = await store.find(accounts, {
      where: [known ? { path: 'id', in: [known.accountId] } : { path: 'accountNumber', in: [number] }],
      limit: 1,
    });
    if (owner?.accountDetail.phoneNumber !== phoneNumber) throw NOT_FOUND();
    const subscription = known ?? (await running(store, owner.id)) ?? (await latestPaid(store, owner.id));
    const formId = subscription?.subscriptionFormId;
    return { form: formId ? await store.get(subscriptionForms, formId) : null, subscription, asOrder: false };
  };

  return {
    async checkSubscriptionStatus({ body }) {
      const found = body.subscriptionId
        ? await byId(body.subscriptionId)
        : await byNumber(body.number ?? '', body.phoneNumber ?? '');
      const { form } = found;
      const unpaid = form?.status === 'NEW' || form?.status === 'PAYMENT_PENDING';
      // After a reversal the order waits for its payment again, whatever it had bought before.
      const subscription = unpaid ? null : found.subscription;
      const of = subscription ?? form;
      if (!of) throw NOT_FOUND();
      const shown = found.asOrder && form ? form : of;
      const [product, known] = await Promise.all([
        store.get(products, of.productId),
        knownOf(store, { form, subscription }, now()),
      ]);
      const { payment, account, installation, daysLeft } = known;
      return {
        subscriptionStatus: of.status,
        subscriptionId: shown.id,
        number: 'formNumber' in shown ? shown.formNumber : shown.subscriptionNumber,
        firstName: form?.client.firstName ?? account?.accountDetail.firstName ?? '',
        productName: product?.name ?? '',
        amount: subscription?.amount ?? product?.price ?? 0,
        startDate: subscription?.startDate ?? null,
        endDate: subscription?.endDate ?? null,
        visitDate: installation?.visitDate ?? null,
        daysLeft,
        payable: unpaid && !payment?.review,
        paymentPending: unpaid && payment?.status === 'PENDING',
        subscriptionFormId: form?.id ?? null,
        ...trackingAnswer(known, { form, subscription }),
      };
    },
  };
}
