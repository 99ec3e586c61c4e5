import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { type Profile, profileActions } from '../../../resources/access/profileActions';
import { profiles } from '../../../resources/access/profiles';
import { users } from '../../../resources/access/users';
import type { Audited } from '../../../resources/language/defineActions';
import type { Changes } from '../../../resources/language/defineResource';
import { auditAction } from '../../audit/auditAction';
import { callerOf, type Identity } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { imageTypeOf } from '../rules/photo';

/** The settings that members of staff make for themselves. */
export function profileHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof profileActions> {
  /** Writes a user's changes with an audit entry. Returns the updated profile. */
  const change = (
    identity: Identity | null,
    declared: { audit: Audited },
    changes: ProfileChanges,
    fullName?: string,
  ) =>
    store.transaction(async (tx) => {
      const { userId } = callerOf(identity);
      const before = await tx.get(users, userId, { lock: true });
      if (!before) throw new Refusal('notFound', 'There is no such user.');
      const after = fullName ? await updateRecord(tx, users, userId, { fullName }, now()) : before;
      await keep(tx, userId, changes, now());
      await auditAction(tx, declared, { identity, record: before, before, after }, now());
      return { profile: await profileOf(tx, userId) };
    });

  return {
    getProfile: async ({ identity }) => ({ profile: await profileOf(store, callerOf(identity).userId) }),

    changeProfile: ({ body: { fullName, mutedKinds }, identity }) =>
      change(identity, profileActions.changeProfile, mutedKinds ? { mutedKinds } : {}, fullName),

    async setPhoto({ body: { photo }, identity }) {
      if (!addressOf(photo)) throw fieldRefusal('photo', 'is not a JPEG, PNG or WebP image');
      return change(identity, profileActions.setPhoto, { photo });
    },

    removePhoto: ({ identity }) => change(identity, profileActions.removePhoto, { photo: null }),
  };
}

type ProfileChanges = Changes<typeof profiles>;

/** Returns the image as a data URL with the type found in its bytes, or null if it is not an image. */
function addressOf(photo: string): string | null {
  const type = imageTypeOf(Buffer.from(photo.slice(0, 32), 'base64'));
  return type && /^[A-Za-z0-9+/]+={0,2}$/.test(photo) ? `data:${type};base64,${photo}` : null;
}

/** The user's row is locked, so that no second profile is created at the same time. */
async function keep(tx: Store, userId: string, changes: ProfileChanges, now: Date): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const [known] = await tx.pick(profiles, ['id'], { where: [{ path: 'userId', in: [userId] }] });
  if (known) await updateRecord(tx, profiles, known.id, changes, now);
  else await createRecord(tx, profiles, { ...changes, userId }, now);
}

async function profileOf(store: Store, userId: string): Promise<Profile> {
  const user = await store.get(users, userId);
  if (!user) throw new Refusal('notFound', 'There is no such user.');
  const [own] = await store.find(profiles, { where: [{ path: 'userId', in: [userId] }], limit: 1 });
  const { fullName, emailAddress, phoneNumber } = user;
  const photo = own?.photo ? addressOf(own.photo) : null;
  return {
    fullName,
    emailAddress,
    phoneNumber,
    photo,
    mutedKinds: [...((own?.mutedKinds ?? []) as Profile['mutedKinds'])],
  };
}
