import type { RecordOf } from '../../resources/language/defineResource';
import type { payments } from '../../resources/payments/payments';
import type { Changes } from '../store/updateRecord';

/** One attempt to pay, as it is stored. */
export type Payment = RecordOf<typeof payments>;
export type PaymentChanges = Changes<typeof payments>;
