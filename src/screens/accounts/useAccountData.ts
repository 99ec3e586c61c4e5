import { type RaRecord, type UseGetListHookValue, useGetList } from 'react-admin';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { tickets } from '../../../resources/tickets/tickets';
import { useMay } from '../../session/access';
import { useAnswer, useMayCall } from '../../session/calls';
import type { Subscription } from '../subscriptions/Subscription';

/** The most records of an account that one call asks for (specification, section 9). */
const PER_ACCOUNT = 100;

/** The newest records of a resource that a filter matches, up to 100; none is asked for without the permission. */
export function useNewest<R extends RaRecord>(
  resource: AnyResource,
  filter: Record<string, unknown>,
  enabled = true,
): UseGetListHookValue<R> & { permitted: boolean } {
  const permitted = useMay()(resource, 'list');
  const sort = { field: 'dateCreated', order: 'DESC' } as const;
  const params = { filter, sort, pagination: { page: 1, perPage: PER_ACCOUNT } };
  return { permitted, ...useGetList<R>(resource.name, params, { enabled: permitted && enabled, retry: false }) };
}

/** An account's subscriptions, the newest first. */
export const useAccountSubscriptions = (accountId: string) => useNewest<Subscription>(subscriptions, { accountId });

/** An account's tickets, the newest first. */
export const useAccountTickets = (accountId: string) => useNewest<RecordOf<typeof tickets>>(tickets, { accountId });

/** An account's payments, the newest first; `GET payments/account/{id}`. */
export function useAccountPayments(accountId: string) {
  const permitted = useMayCall()('listAccountPayments');
  const answer = useAnswer(payments.name, 'listAccountPayments', {
    params: { id: accountId },
    query: { offset: 0, limit: PER_ACCOUNT, sortBy: 'dateCreated', sortAsc: false },
  });
  return { permitted, ...answer, data: answer.data?.payments as RecordOf<typeof payments>[] | undefined };
}
