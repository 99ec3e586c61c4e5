import { Refusal } from '../../../contract/api/errors';
import { brand } from '../../../contract/brand';
import { paymentMethodOf } from '../../../contract/payments/carriers';
import { accounts } from '../../../resources/accounts/accounts';
import { payments } from '../../../resources/payments/payments';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';

/** The number of an account's payments on a page, which its screen shows at once. */
const WHOLE_PAGE = '100';

/** The available payment methods, and an account's payments. */
export const paymentListHandlers = ({
  store,
}: Deps): Pick<Handlers, 'listPaymentCarriers' | 'listAccountPayments'> => ({
  listPaymentCarriers: async () => ({
    paymentCarriers: brand.carriers.map((name) => ({ name, paymentMethod: paymentMethodOf(name) })),
  }),

  listAccountPayments: async ({ params, query }) => {
    const account = await store.get(accounts, params.id ?? '');
    if (!account) throw new Refusal('notFound', 'There is no such account.');
    const page = toQuery(payments, { limit: WHOLE_PAGE, ...query, accountId: account.id }, 'list');
    const { records, totalRecords } = await store.list(payments, page);
    return { payments: records, totalRecords };
  },
});
