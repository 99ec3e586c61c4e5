import { Refusal } from '../../contract/api/errors';
import type { RecordOf } from '../../resources/language/defineResource';
import type { accessLines } from '../../resources/network/accessLines';
import type { Guard } from '../crud/Guard';
import { planSessionChanges } from './coa/planSessionChanges';
import { refuseOtherDevice } from './createAccessLine';

/** A line names a device of its own account only; a terminated one stays as it is. Another static address reaches its session. */
export const accessLinesGuard: Guard<RecordOf<typeof accessLines>> = {
  async update(tx, { before, after }, now) {
    if (before.status === 'TERMINATED') throw new Refusal('conflict', 'This access line is terminated.');
    if (before.deviceId !== after.deviceId) await refuseOtherDevice(tx, after.accountId, after.deviceId);
    if (before.staticAddress !== after.staticAddress) await planSessionChanges(tx, before, after, now);
  },
};
