import type { userActions } from '../../../resources/access/userActions';
import { users } from '../../../resources/access/users';
import { newToken } from '../../base/passwords';
import type { Guard } from '../../crud/Guard';
import { create } from '../../crud/handlers';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import type { User } from '../ownAccount';
import { sendInvitation } from '../passwordLinks';
import { usersGuard } from '../usersGuard';

/** The workflows of actions on users. */
export function userHandlers({ store, config, now }: Deps): Pick<Handlers, keyof typeof userActions> {
  const invitingGuard: Guard<User> = {
    ...usersGuard,
    async create(tx, change, moment) {
      await usersGuard.create?.(tx, change, moment);
      await sendInvitation(tx, change.after, config, moment);
    },
  };
  return {
    async inviteUser({ body, identity }) {
      // Nobody knows this password: they choose theirs with the link.
      const values = { ...body, password: newToken() };
      return { user: await create(users, { store, now, guard: invitingGuard }, values, identity) };
    },
  };
}
