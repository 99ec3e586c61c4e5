import type { ReactNode } from 'react';
import { formatPhone } from '../../../contract/phone';
import { Panel } from '../../crud/details/Panel';
import { formatMoney } from '../../crud/format';
import { FactList } from '../forms/FactList';
import { type Package, type SubscriptionForm, termsOf } from './Package';

interface Props {
  /** Number of the form, linked or not; none while it is being made. */
  number?: ReactNode;
  client: Pick<SubscriptionForm['client'], 'firstName' | 'lastName' | 'phoneNumber'>;
  product: Package | undefined;
  installationAddress?: string | null;
}

/** Who orders what, where, and what it costs. */
export function OrderReview({ number, client, product, installationAddress }: Props) {
  const price = product && formatMoney(product.price);
  return (
    <Panel title="Order">
      <FactList
        facts={[
          ['Form', number],
          ['Client', `${client.firstName} ${client.lastName}`],
          ['Phone', formatPhone(client.phoneNumber)],
          ['Package', product?.name],
          ['Gives', product && termsOf(product)],
          ['Address', installationAddress],
          ['Price', price && <strong>{price}</strong>],
        ]}
      />
    </Panel>
  );
}
