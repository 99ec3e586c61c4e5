import { Refusal } from '../../contract/api/errors';
import { hoursFault } from '../../contract/tickets/supportHours';
import type { RecordOf } from '../../resources/language/defineResource';
import type { supportHours } from '../../resources/tickets/supportHours';
import type { Guard } from '../crud/Guard';

/** Ensures that a day closes after it opens. */
export const supportHoursGuard: Guard<RecordOf<typeof supportHours>> = {
  async update(_tx, { after }) {
    const fault = hoursFault(after);
    if (fault) throw new Refusal('invalid', `closesAt ${fault}`, { closesAt: fault });
  },
};
