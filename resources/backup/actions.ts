import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';

/** The state of the backups; the backups themselves are a resource. */
export const backupActions = defineActions(
  { name: 'Backups', description: 'Backups, and whether the last that was proved is recent.' },
  {
    readBackupState: {
      method: 'GET',
      base: 'v1',
      path: 'backups/state',
      access: 'View Backups',
      answer: shape.object({
        /** The time of the newest proved backup. */
        provedAt: shape.nullable(shape.moment),
        /** True if backups are wanted here, and the newest proved one is older than 26 hours or missing. */
        isLate: shape.boolean,
      }),
      reads: 'isLate',
      summary: 'Whether the last proved backup is too old, where backups are wanted',
    },
  },
);
