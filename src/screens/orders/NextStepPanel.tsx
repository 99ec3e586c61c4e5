import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { routes } from '../../../resources/language/routes';
import { payments } from '../../../resources/payments/payments';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { nextStepOf, type OrderStep } from './nextStep';
import type { SubscriptionForm } from './Package';
import { useFormPayment } from './useFormPayment';

/** The next step for an unpaid order, with its button. */
export function NextStepPanel({ form }: { form: SubscriptionForm }) {
  const { t } = useWording();
  const { payment: latest, open, paymentForm } = useFormPayment(form.id);
  // A failed attempt for another package than the current one must not be repeated.
  const payment = latest?.paymentFormId === paymentForm?.id ? latest : open;
  const can = useCan();
  const step = nextStepOf(form, payment, t);
  const action = actionOf(step.kind, form, payment?.id ?? '');
  return (
    <Panel title={t('common.next')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3">{step.title}</Typography>
          <HelperText sx={{ overflowWrap: 'anywhere' }}>{step.text}</HelperText>
          {step.payment && (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {step.payment}
            </Typography>
          )}
        </Box>
        {can(action.permissions) && (
          <ActionButton variant="contained" component={Link} to={action.to}>
            {t(action.label)}
          </ActionButton>
        )}
      </Box>
    </Panel>
  );
}

function actionOf(kind: OrderStep['kind'], { id, clientId }: SubscriptionForm, paymentId: string) {
  const { onboardClientPay, reinitiatePayment, subscribeClient } = OFFICE_PAGES;
  const paying = { permissions: onboardClientPay.permissions, to: recordAddress(onboardClientPay.route, id) };
  switch (kind) {
    case 'pay':
      return { ...paying, label: 'subscriptionForms.takePayment' as const };
    case 'follow':
      return {
        ...paying,
        to: `${paying.to}&paymentId=${paymentId}`,
        label: 'subscriptionForms.followPayment' as const,
      };
    case 'reinitiate':
      return {
        permissions: reinitiatePayment.permissions,
        to: recordAddress(reinitiatePayment.route, paymentId),
        label: 'subscriptionForms.reinitiatePayment' as const,
      };
    case 'review':
      return {
        permissions: routes.getFormPayment.access,
        to: recordAddress(detailsPath(payments) ?? '', paymentId),
        label: 'subscriptionForms.openPayment' as const,
      };
    case 'order-again':
      return {
        permissions: subscribeClient.permissions,
        to: `${subscribeClient.route}?clientId=${clientId}`,
        label: 'subscriptionForms.newOrder' as const,
      };
  }
}
