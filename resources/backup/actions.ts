import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';

/** What the backups that were made come to; they themselves are declared as a resource. */
export const backupActions = defineActions(
  { name: 'Backups', description: 'Backups, and whether the last that was proved is recent.' },
  {
    readBackupState: {
      method: 'GET',
      base: 'v1',
      path: 'backups/state',
      access: 'View Backups',
      answer: shape.object({
        /** The moment that the newest proved backup shows. */
        provedAt: shape.nullable(shape.moment),
        /** Backups are wanted here, and that one is older than 26 hours or there is none. */
        isLate: shape.boolean,
      }),
      reads: 'isLate',
      summary: 'Whether the last proved backup is too old, where backups are wanted',
    },
  },
);
