import { Refusal } from '../../contract/api/errors';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

const NO_CHECK = new Refusal('invalid', 'coverageCheckId does not exist', {
  coverageCheckId: 'does not exist',
});

/** Returns the coverage check named by a form. Throws a Refusal (invalid) if there is none. */
export async function coverageCheckOf(tx: Store, id: string): Promise<RecordOf<typeof coverageChecks>> {
  const check = await tx.get(coverageChecks, id);
  if (!check) throw NO_CHECK;
  return check;
}
