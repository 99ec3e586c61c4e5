import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import { setupActions } from '../../resources/settings/setupActions';
import { auditAction } from '../audit/auditAction';
import { hashSecrets } from '../crud/hashSecrets';
import type { Deps } from '../deps';
import { createAdministrator } from '../setup/firstAdministrator';
import { isSetupKey } from '../setup/setupState';
import { setupSteps } from '../setup/setupSteps';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import type { Handlers } from './Handlers';

/** The first administrator, made by who holds the key from the log. */
export function setupHandlers(deps: Deps): Pick<Handlers, keyof typeof setupActions> {
  const { store, now } = deps;
  // As for an address that nobody knows.
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
        // Somebody else may have been quicker.
        await requireKey(tx, key);
        const created = await createAdministrator(tx, hashed, now());
        // Nobody is signed in yet, so they made themselves.
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
