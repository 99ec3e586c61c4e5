import type { claims } from '../../resources/claims';
import type { RecordOf } from '../../resources/defineResource';
import type { paymentForms } from '../../resources/paymentForms';

/** A stored claim, "I have paid". */
export type Claim = RecordOf<typeof claims>;
export type PaymentForm = RecordOf<typeof paymentForms>;
