import { clockMarks } from '../../resources/catalogue/systemTables';
import type { Store } from '../store/Store';

/** The clock mark of the moment at which the system was restored from a backup. */
export const RESTORED = 'restored';

/** The reason why a message is held for a person. */
export const HELD = 'Held since the system was restored: it may have been sent before. Resend it if it was not.';

/**
 * Returns whether a message about an event since `since` (ISO 8601 UTC) may have been sent before the system was restored and
 * lost its record.
 */
export async function mayHaveBeenSent(store: Store, since: string): Promise<boolean> {
  const [restored] = await store.find(clockMarks, { where: [{ path: 'key', in: [RESTORED] }], limit: 1 });
  return restored !== undefined && Date.parse(since) < Date.parse(restored.seenAt);
}
