import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { users } from '../../../resources/access/users';
import { administrators } from '../../access/accessState';
import type { Identity } from '../../base/identity';
import { sendMail } from '../../messages/send';
import { newId } from '../../store/newId';
import type { Store } from '../../store/Store';

/** Sends every administrator an e-mail about which connections were changed and by whom, in case it was an intruder. */
export async function mailAdministrators(
  tx: Store,
  connections: readonly string[],
  identity: Identity | null,
  publicUrl: string,
  now: Date,
): Promise<void> {
  if (connections.length === 0) return;
  const maker = identity && (await tx.get(users, identity.userId));
  const at = now.toISOString();
  const page = `${publicUrl}${OFFICE_PAGES.connections.route}`;
  const values = { changedBy: maker?.fullName ?? null, connections, at, page };
  for (const { emailAddress: recipient } of await administrators(tx))
    await sendMail(tx, { recipient, key: `settings:${newId(now)}`, since: at, text: 'settingsChanged', values }, now);
}
