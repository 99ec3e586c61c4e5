import { Refusal } from '../../contract/api/errors';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

const NO_CHECK = new Refusal('invalid', 'coverageCheckId does not exist', {
  coverageCheckId: 'does not exist',
});

/** The coverage check that a form names; a Refusal (invalid) where there is none. */
export async function coverageCheckOf(tx: Store, id: string): Promise<RecordOf<typeof coverageChecks>> {
  const check = await tx.get(coverageChecks, id);
  if (!check) throw NO_CHECK;
  return check;
}
