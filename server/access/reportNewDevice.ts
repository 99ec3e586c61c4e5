import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { sendMail } from '../messages/send';
import { notifyStaff } from '../notifications/notifyStaff';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import type { CameFrom } from './cameFrom';

type User = Pick<RecordOf<typeof users>, 'id' | 'emailAddress'>;

/** Notifies a user, in the back-office and by e-mail, of a sign-in on a new device, because it may not have been theirs. */
export async function reportNewDevice(
  tx: Store,
  { id, emailAddress }: User,
  { device, address, publicUrl }: CameFrom & { publicUrl: string },
  now: Date,
): Promise<void> {
  await notifyStaff(tx, { kind: 'NEW_DEVICE', to: [id], byId: null, about: { resource: users, id } }, now);
  const at = now.toISOString();
  await sendMail(
    tx,
    {
      recipient: emailAddress,
      key: `new-device:${newId(now)}`,
      since: at,
      text: 'newDevice',
      values: { device, address, at, page: `${publicUrl}${OFFICE_PAGES.profile.route}` },
    },
    now,
  );
}
