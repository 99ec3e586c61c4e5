import { Refusal } from '../../../contract/api/errors';
import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { receipts } from '../../../resources/payments/receipts';
import { products } from '../../../resources/subscriptions/products';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { attemptsAt } from '../../payments/orders';
import { ownReceipts } from '../../payments/ownReceipts';
import { yearAt } from '../../rules/days';
import { numbersMeant } from '../../rules/runningNumber';
import type { Store } from '../../store/Store';
import { latestPaid, running } from '../../subscriptions/current';
import type { StoredAccount } from '../../subscriptions/Subscription';
import { trackingAnswer } from '../trackingAnswer';
import { knownOf } from '../trackingFacts';

type Subscription = RecordOf<typeof subscriptions> | null;

interface Found {
  form: RecordOf<typeof subscriptionForms> | null;
  subscription: Subscription;
  /** The account whose number was typed, which may have no subscription. */
  account?: StoredAccount;
  /** True if the order was requested, not its subscription. */
  asOrder: boolean;
}

const NEWEST = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
/** Returns the receipts of the order's payments, and of the subscription's own. */
async function receiptsOf(store: Store, { form, subscription }: Pick<Found, 'form' | 'subscription'>) {
  const attempts = form ? await attemptsAt(store, form.id) : [];
  const paymentIds = [...attempts.map(({ id }) => id), ...(subscription?.paymentId ? [subscription.paymentId] : [])];
  return ownReceipts(store, { path: 'paymentId', in: paymentIds });
}

/** Returns whether the order's payment was refunded by us, and nobody has begun to pay it again. */
async function isRefunded(store: Store, { form, subscription }: Found): Promise<boolean> {
  if (!form || subscription?.status !== 'CANCELLED') return false;
  const [latest] = await attemptsAt(store, form.id);
  // A payment that the provider took back is FAILED: that order may be paid again.
  return latest?.id === subscription.paymentId && latest?.status === 'SUCCESSFUL';
}

/** The same answer for an unknown number and for another phone number, so that a number alone reveals nothing. */
const NOT_FOUND = () => new Refusal('notFound', 'We found no order or subscription with these details.');

/** Returns the status of an order or subscription, by its id, or by its number together with its phone number. */
export function trackingHandlers({ store, now }: Deps): Pick<Handlers, 'checkSubscriptionStatus'> {
  const boughtBy = async (formId: string): Promise<Subscription> => {
    const where = [{ path: 'subscriptionFormId', in: [formId] }] as const;
    return (await store.find(subscriptions, { where, ...NEWEST }))[0] ?? null;
  };

  /** Returns the latest order of a client whose account has no subscription, because it was transferred for example. */
  const orderedBy = async (clientId: string | null) => {
    const where = [{ path: 'clientId', in: clientId ? [clientId] : [] }] as const;
    return (await store.find(subscriptionForms, { where, ...NEWEST }))[0] ?? null;
  };

  const byId = async (id: string): Promise<Found> => {
    const subscription = await store.get(subscriptions, id);
    const formId = subscription?.subscriptionFormId ?? id;
    const form = await store.get(subscriptionForms, formId);
    const asOrder = subscription === null;
    return { form, subscription: subscription ?? (form && (await boughtBy(form.id))), asOrder };
  };

  /** Returns the order or the subscription of the person with this phone number that a typed number means. */
  const byNumber = async (typed: string, phoneNumber: string): Promise<Found> => {
    const numbers = (field: Parameters<typeof numbersMeant>[0]) => numbersMeant(field, typed, yearAt(now()));
    const [form] = await store.find(subscriptionForms, {
      where: [
        { path: 'formNumber', in: numbers(subscriptionForms.fields.formNumber) },
        { path: 'client.phoneNumber', in: [phoneNumber] },
      ],
    });
    if (form) return { form, subscription: await boughtBy(form.id), asOrder: true };
    const known = await store.find(subscriptions, {
      where: [{ path: 'subscriptionNumber', in: numbers(subscriptions.fields.subscriptionNumber) }],
    });
    const receipt = await store.find(receipts, {
      where: [{ path: 'receiptNumber', in: numbers(receipts.fields.receiptNumber) }],
    });
    const accountIds = [...known, ...receipt].flatMap(({ accountId }) => accountId ?? []);
    const owners = await Promise.all([
      store.find(accounts, { where: [{ path: 'id', in: accountIds }] }),
      store.find(accounts, { where: [{ path: 'accountNumber', in: numbers(accounts.fields.accountNumber) }] }),
    ]);
    const owner = owners.flat().find(({ accountDetail }) => accountDetail.phoneNumber === phoneNumber);
    if (!owner) throw NOT_FOUND();
    const subscription =
      known.find(({ accountId }) => accountId === owner.id) ??
      (await running(store, owner.id)) ??
      (await latestPaid(store, owner.id));
    const formId = subscription?.subscriptionFormId;
    const ordered = formId ? await store.get(subscriptionForms, formId) : await orderedBy(owner.clientId);
    return { form: ordered, subscription, account: owner, asOrder: false };
  };

  return {
    async checkSubscriptionStatus({ body }) {
      const found = body.subscriptionId
        ? await byId(body.subscriptionId)
        : await byNumber(body.number ?? '', body.phoneNumber ?? '');
      const { form } = found;
      const waits = form?.status === 'NEW' || form?.status === 'PAYMENT_PENDING';
      const unpaid = waits && !(await isRefunded(store, found));
      // An order that waits for its payment again shows that, whatever it had bought before.
      const subscription = unpaid ? null : found.subscription;
      const of = subscription ?? form;
      if (!of) throw NOT_FOUND();
      const shown = found.asOrder && form ? form : of;
      const [product, known] = await Promise.all([
        store.get(products, of.productId),
        knownOf(store, { form, subscription, account: found.account }, now()),
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
        receipts: await receiptsOf(store, { form, subscription }),
      };
    },
  };
}
