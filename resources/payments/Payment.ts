import type { Changes, RecordOf } from '../language/defineResource';
import type { payments } from './payments';

/** One attempt to pay, as it is stored. */
export type Payment = RecordOf<typeof payments>;
export type PaymentChanges = Changes<typeof payments>;
