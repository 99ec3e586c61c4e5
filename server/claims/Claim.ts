import type { claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import type { paymentForms } from '../../resources/payments/paymentForms';

/** A stored claim, "I have paid". */
export type Claim = RecordOf<typeof claims>;
export type PaymentForm = RecordOf<typeof paymentForms>;
