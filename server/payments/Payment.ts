import type { RecordOf } from '../../resources/language/defineResource';
import type { payments } from '../../resources/payments/payments';
import type { Changes } from '../store/updateRecord';

/** A stored payment attempt. */
export type Payment = RecordOf<typeof payments>;
export type PaymentChanges = Changes<typeof payments>;
