import type { RecordOf } from '../../resources/defineResource';
import type { payments } from '../../resources/payments';

/** One attempt to pay, as it is stored. */
export type Payment = RecordOf<typeof payments>;
