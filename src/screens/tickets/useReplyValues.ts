import type { ReplyValues } from '../../../contract/tickets/savedReply';
import { accounts } from '../../../resources/accounts/accounts';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { useLabel } from '../../session/labels';

/** Returns the values that saved replies contain about a ticket's customer, as far as they are known. */
export function useReplyValues({ accountId, contact, ticketNumber }: Ticket): ReplyValues {
  const { formatDay } = useWording();
  const input = { params: { id: accountId ?? '' } };
  const account = useAnswer(accounts.name, 'readAccountOverview', input, accountId !== null).data?.account;
  const subscription = account?.activeSubscription;
  return {
    name: contact.name,
    'ticket number': ticketNumber,
    'account number': account?.accountNumber,
    package: useLabel(subscription?.productId ?? ''),
    'active until': subscription?.endDate && formatDay(subscription.endDate),
  };
}
