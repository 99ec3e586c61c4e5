import { Refusal } from '../../../contract/api/errors';
import { signInActions } from '../../../resources/access/signInActions';
import { passwordLinks } from '../../../resources/access/systemTables';
import { users } from '../../../resources/access/users';
import { auditAction } from '../../audit/auditAction';
import { hashPassword } from '../../base/passwords';
import { ownTexts, refuseEasySecret } from '../../crud/hashSecrets';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { updateRecord } from '../../store/updateRecord';
import { defer } from '../defer';
import { endAccess } from '../endSessions';
import { LINK_MINUTES, passwordLinkWith } from '../passwordLinks';
import { canSignIn } from '../rules/access';
import { isUsable } from '../rules/validity';

/** Lets a user who forgot their password choose another. Nothing here reveals whether there is such a user. */
export function forgottenPasswordHandlers(deps: Deps): Pick<Handlers, 'requestPasswordLink' | 'setForgottenPassword'> {
  const { store, now, config } = deps;
  return {
    async requestPasswordLink({ body: { username } }) {
      await defer(deps, 'PASSWORD_LINK', { username });
      return { passwordLink: { expiresInMinutes: LINK_MINUTES } };
    },

    async setForgottenPassword({ body: { token, newPassword } }) {
      const link = await passwordLinkWith(store, config.appSecret, token);
      const owner = link && isUsable(link, now()) ? await store.get(users, link.userId) : null;
      if (!(link && owner && canSignIn(owner))) throw over();
      refuseEasySecret('newPassword', newPassword, ownTexts(users, owner));
      const password = await hashPassword(newPassword);
      await store.transaction(async (tx) => {
        const user = await tx.get(users, owner.id, { lock: true });
        const taken = await tx.get(passwordLinks, link.id, { lock: true });
        if (!(user && taken && canSignIn(user) && isUsable(taken, now()))) throw over();
        await updateRecord(tx, users, user.id, { password }, now());
        await endAccess(tx, user.id, now());
        const done = { identity: null, record: user, after: null };
        await auditAction(tx, signInActions.setForgottenPassword, done, now());
      });
      return { passwordChanged: true };
    },
  };
}

function over(): Refusal {
  const message = 'This link has expired or was used already. Ask for a new one.';
  return new Refusal('invalid', message, { token: message });
}
