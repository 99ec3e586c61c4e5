import { type RaRecord, type UseGetListHookValue, useGetList } from 'react-admin';
import { devices } from '../../../resources/devices/devices';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import { type Subscription, subscriptions } from '../../../resources/subscriptions/subscriptions';
import { tickets } from '../../../resources/tickets/tickets';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import type { Account } from './Account';

/** The maximum number of an account's records in one call (specification, section 9). */
const PER_ACCOUNT = 100;

/** Loads the newest matching records of a resource, up to 100; without the permission no request is made. */
export function useNewest<R extends RaRecord>(
  resource: AnyResource,
  filter: Record<string, unknown>,
  enabled = true,
): UseGetListHookValue<R> & { permitted: boolean } {
  const permitted = useCan()(resource, 'list');
  const sort = { field: 'dateCreated', order: 'DESC' } as const;
  const params = { filter, sort, pagination: { page: 1, perPage: PER_ACCOUNT } };
  return { permitted, ...useGetList<R>(resource.name, params, { enabled: permitted && enabled, retry: false }) };
}

/** Loads an account's subscriptions, newest first. */
export const useAccountSubscriptions = (accountId: string) => useNewest<Subscription>(subscriptions, { accountId });

/** Loads an account's tickets, newest first. */
export const useAccountTickets = (accountId: string) => useNewest<RecordOf<typeof tickets>>(tickets, { accountId });

/** Loads an account's payments, newest first (`GET payments/account/{id}`). */
export function useAccountPayments(accountId: string) {
  const permitted = useCan()('listAccountPayments');
  const answer = useAnswer(payments.name, 'listAccountPayments', {
    params: { id: accountId },
    query: { offset: 0, limit: PER_ACCOUNT, sortBy: 'dateCreated', sortAsc: false },
  });
  return { permitted, ...answer, data: answer.data?.payments as RecordOf<typeof payments>[] | undefined };
}

/** Loads the status of the customer's ONU; makes no request if none is installed. */
export const useOnuStatus = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuStatus', { query: { accountId: id } }, device !== null);

/** Loads the model and the settings of the customer's ONU; makes no request if none is installed. */
export const useOnuDetails = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuDetails', { query: { accountId: id } }, device !== null);
