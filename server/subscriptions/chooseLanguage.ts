import { fieldRefusal } from '../../contract/api/errors';
import type { Language } from '../../contract/languages';
import { clients } from '../../resources/accounts/clients';
import { audit } from '../audit/audit';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/**
 * Stores the language in which a customer wants our messages, with an audit entry. Staff change it on the client, so a caller who
 * is not the customer is refused.
 */
export async function chooseLanguage(
  tx: Store,
  { clientId }: { clientId: string | null },
  language: Language,
  { byCustomer }: { byCustomer: boolean },
  now: Date,
): Promise<void> {
  if (!byCustomer) throw fieldRefusal('language', 'can be chosen here by the customer only: change it on the client');
  const before = clientId && (await tx.get(clients, clientId, { lock: true }));
  if (!before) throw fieldRefusal('language', 'cannot be chosen: this account belongs to no client');
  if (before.language === language) return;
  const after = await updateRecord(tx, clients, before.id, { language }, now);
  const change = { identity: null, action: 'UPDATE', resource: clients, record: before } as const;
  await audit(tx, { ...change, before, after, reason: 'Chosen by the customer when renewing' }, now);
}
