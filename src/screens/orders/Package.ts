import type { RecordOf } from '../../../resources/language/defineResource';
import type { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import type { products } from '../../../resources/subscriptions/products';
import type { Translate } from '../../i18n/messages';

/** A data package. */
export type Package = RecordOf<typeof products>;
export type SubscriptionForm = RecordOf<typeof subscriptionForms>;

/** Returns the terms of a package: `20 Mbps down, 20 up, 30 days`. */
export const termsOf = ({ downloadMbps, uploadMbps, durationDays }: Package, t: Translate): string =>
  t('subscriptionForms.terms', { downloadMbps, uploadMbps, durationDays });
