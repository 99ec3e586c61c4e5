import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import { setupActions } from '../../resources/settings/setupActions';
import { auditAction } from '../audit/auditAction';
import { hashSecrets } from '../crud/hashSecrets';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { createAdministrator, isSetupKey } from './setupState';
import { setupSteps } from './setupSteps';

/** Creates the first administrator, for the holder of the key from the log. */
export function setupHandlers(deps: Deps): Pick<Handlers, keyof typeof setupActions> {
  const { store, now } = deps;
  // The same answer as for an unknown address.
  const requireKey = async (tx: Store, key: string) => {
    if (!(await isSetupKey(tx, key, now())))
      throw new Refusal('notFound', `There is no ${setupActions.createFirstAdministrator.method} /api/v1/setup.`);
  };
  return {
    createFirstAdministrator: async ({ body: { key, ...person } }) => {
      await requireKey(store, key);
      const hashed = await hashSecrets(users, person);
      await store.transaction(async (tx) => {
        await takeLock(tx, 'access');
        // Someone else may have been faster.
        await requireKey(tx, key);
        const created = await createAdministrator(tx, hashed, now());
        // No one is signed in yet, so the new administrator counts as their own creator.
        const identity = { userId: created.id };
        await auditAction(
          tx,
          setupActions.createFirstAdministrator,
          { identity, record: created, after: created },
          now(),
        );
      });
      return { created: true as const };
    },

    readSetupSteps: async () => ({ steps: deps.config.demoData ? [] : await setupSteps(deps) }),
  };
}
