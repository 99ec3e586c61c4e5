import { PUBLIC_ROUTES } from '../../../contract/pages/routes';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { PaymentLink } from '../payments/attempts/PaymentLink';

/** The link to the public page on which anyone can pay an order: the page reveals nothing about the client. */
export function PayLinkPanel({ formId }: { formId: string }) {
  const { t } = useWording();
  const address = window.location.origin + PUBLIC_ROUTES.pay.replace(':subscriptionId', formId);
  return (
    <Panel title={t('subscriptionForms.sharePaymentLink')}>
      <PaymentLink address={address} />
    </Panel>
  );
}
