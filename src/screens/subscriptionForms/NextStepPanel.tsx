import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';
import { isPermitted } from '../../../contract/permissions';
import { payments } from '../../../resources/payments';
import { routes } from '../../../resources/routes';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { Panel } from '../../crud/details/Panel';
import { useHeld } from '../../session/access';
import { type NextStep, nextStepOf } from './nextStep';
import type { SubscriptionForm } from './Package';
import { useFormPayment } from './useFormPayment';

/** What is to be done with an order, and the button that does it. */
export function NextStepPanel({ form }: { form: SubscriptionForm }) {
  const { payment: latest, open, paymentForm } = useFormPayment(form.id);
  // A failed attempt at another package than the present one is not to be repeated.
  const payment = latest?.paymentFormId === paymentForm?.id ? latest : open;
  const held = useHeld();
  const step = nextStepOf(form, payment);
  const action = actionOf(step.kind, form, payment?.id ?? '');
  return (
    <Panel title="Next">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3">{step.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {step.text}
          </Typography>
        </Box>
        {action && isPermitted(held, action.permissions) && (
          <Button variant="contained" component={Link} to={action.to}>
            {action.label}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

function actionOf(kind: NextStep['kind'], { id, clientId }: SubscriptionForm, paymentId: string) {
  const { onboardClientPay, reinitiatePayment, subscribeClient } = OFFICE_PAGES;
  const paying = { permissions: onboardClientPay.permissions, to: recordAddress(onboardClientPay.route, id) };
  switch (kind) {
    case 'pay':
      return { ...paying, label: 'Take payment' };
    case 'follow':
      return { ...paying, to: `${paying.to}&paymentId=${paymentId}`, label: 'Follow payment' };
    case 'reinitiate':
      return {
        permissions: reinitiatePayment.permissions,
        to: recordAddress(reinitiatePayment.route, paymentId),
        label: 'Reinitiate payment',
      };
    case 'review':
      return {
        permissions: routes.getFormPayment.access,
        to: recordAddress(detailsPath(payments) ?? '', paymentId),
        label: 'Open payment',
      };
    case 'order-again':
      return {
        permissions: subscribeClient.permissions,
        to: `${subscribeClient.route}?clientId=${clientId}`,
        label: 'New order',
      };
    case 'none':
      return null;
  }
}
