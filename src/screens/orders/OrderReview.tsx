import type { ReactNode } from 'react';
import { formatPhone } from '../../../contract/phone';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { type Package, type SubscriptionForm, termsOf } from './Package';

interface Props {
  /** The number of the form, linked or not; undefined while the order is being created. */
  number?: ReactNode;
  client: Pick<SubscriptionForm['client'], 'firstName' | 'lastName' | 'phoneNumber'>;
  product: Package | undefined;
  installationAddress?: string | null;
}

/** A summary of the order: client, package, place and price. */
export function OrderReview({ number, client, product, installationAddress }: Props) {
  const { t, formatMoney } = useWording();
  const price = product && formatMoney(product.price);
  return (
    <Panel title={t('subscriptionForms.order')}>
      <FactList
        facts={[
          [t('subscriptionForms.form'), number],
          [t('common.client'), `${client.firstName} ${client.lastName}`],
          [t('subscriptionForms.phone'), formatPhone(client.phoneNumber)],
          [t('common.package'), product?.name],
          [t('subscriptionForms.gives'), product && termsOf(product, t)],
          [t('subscriptionForms.address'), installationAddress],
          [t('subscriptionForms.price'), price && <strong>{price}</strong>],
        ]}
      />
    </Panel>
  );
}
