import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { Note } from '../../resources/notes/notes';
import { payments } from '../../resources/payments/payments';

/** Returns the record that a note belongs to. */
export function subjectOf({ clientId, accountId, paymentId }: Pick<Note, 'clientId' | 'accountId' | 'paymentId'>) {
  if (clientId) return { resource: clients, id: clientId };
  return accountId ? { resource: accounts, id: accountId } : { resource: payments, id: paymentId ?? '' };
}
