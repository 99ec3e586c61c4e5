import { SETUP_STEPS, type SetupStepName } from '../../contract/settings/setupSteps';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { BRAND_NAMES } from '../../resources/settings/brandSettings';
import { products } from '../../resources/subscriptions/products';
import type { Deps } from '../deps';
import { isSetUp } from '../settings/connections/isSetUp';
import { lastTests } from '../settings/connections/lastTests';

/** Returns the steps that a new installation needs, and which of them are done. */
export async function setupSteps({ store, settings, config }: Pick<Deps, 'store' | 'settings' | 'config'>) {
  await settings.refresh(store);
  const [tests, [anyPackage], [anyArea]] = await Promise.all([
    lastTests(store),
    store.pick(products, ['name'], { where: [{ path: 'active', in: [true] }], limit: 1 }),
    store.pick(coverageAreas, ['name'], { limit: 1 }),
  ]);
  const done: Record<SetupStepName, boolean> = {
    // The caller is an administrator.
    administrator: true,
    brand: BRAND_NAMES.some((name) => settings.sourceOf(name) !== 'NONE'),
    payments: isSetUp('payments', config) && tests.payments?.isWorking === true,
    sms: isSetUp('sms', config),
    mail: isSetUp('mail', config),
    packages: anyPackage !== undefined,
    areas: anyArea !== undefined,
    backups: isSetUp('backups', config),
  };
  return SETUP_STEPS.map((name) => ({ name, isDone: done[name] }));
}
