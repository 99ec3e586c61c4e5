import { v7 as uuidv7 } from 'uuid';
import { DEMO_PASSWORD } from '../../../resources/demo/signIns';
import { sessions } from '../../../resources/internal';
import { roles } from '../../../resources/roles';
import { users } from '../../../resources/users';
import { hashToken, newToken } from '../../../server/auth/passwords';
import { createRecord } from '../../../server/store/createRecord';
import type { World } from '../../world';

/** Tokens of everybody who calls. */
export interface Callers {
  /** Holds every permission. */
  admin: string;
  /** Staff with a role that holds no permission at all. */
  powerless: string;
  /** Tokens that must open nothing. */
  useless: Record<string, string | undefined>;
}

const DAY = 86_400_000;

/** Signs the administrator in, and makes the others. */
export async function makeCallers({ store, clock, signIn }: World): Promise<Callers> {
  const admin = await signIn('admin');
  const [{ id: adminId } = { id: '' }] = await store.find(users, {
    where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }],
  });
  const token = async (userId: string, days: number, revokedAt: string | null = null) => {
    const value = newToken();
    const expiresAt = new Date(clock.now.getTime() + days * DAY).toISOString();
    await store.transaction((tx) =>
      createRecord(tx, sessions, { tokenHash: hashToken(value), userId, expiresAt, revokedAt }, clock.now),
    );
    return value;
  };
  const powerlessId = await store.transaction(async (tx) => {
    const role = await createRecord(tx, roles, { name: 'Powerless', permissions: [] }, clock.now);
    const person = { fullName: 'Pat Powerless', emailAddress: 'powerless@kitara.example', password: 'none' };
    return (await createRecord(tx, users, { ...person, roleIds: [role.id] }, clock.now)).id;
  });
  return {
    admin,
    powerless: await token(powerlessId, 1),
    useless: {
      'no token': undefined,
      'a token that is made up': newToken(),
      'a token that is a password': DEMO_PASSWORD,
      'a token that is an id': uuidv7(),
      'a token that has expired': await token(adminId, -1),
      'a token that was revoked': await token(adminId, 1, clock.now.toISOString()),
    },
  };
}
