import type { claims } from '../../resources/claims';
import type { RecordOf } from '../../resources/defineResource';
import type { paymentForms } from '../../resources/paymentForms';

/** "I have paid", as it is stored. */
export type Claim = RecordOf<typeof claims>;
export type PaymentForm = RecordOf<typeof paymentForms>;
