import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import type { SubscriptionForm } from './Package';

const { updateAndPay } = OFFICE_PAGES;

/** Further actions on an open order: correcting it. */
export function FormActions({ form }: { form: SubscriptionForm }) {
  const { t } = useWording();
  const isOpen = form.status === 'NEW' || form.status === 'PAYMENT_PENDING';
  if (!isOpen || !useCan()(updateAndPay.permissions)) return null;
  return (
    <ActionButton icon="pencil" component={Link} to={recordAddress(updateAndPay.route, form.id)}>
      {t('subscriptionForms.updateAndPay')}
    </ActionButton>
  );
}
