import type { RecordOf } from '../../resources/language/defineResource';
import type { paymentForms } from '../../resources/payments/paymentForms';
export type PaymentForm = RecordOf<typeof paymentForms>;
