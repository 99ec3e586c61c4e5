import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PaymentView } from '../../../resources/actions/paymentView';
import { payments } from '../../../resources/payments';
import { subscriptions } from '../../../resources/subscriptions';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { Panel } from '../../crud/details/Panel';
import { formatMoney } from '../../crud/format';
import { StatusChip } from '../../crud/values/StatusChip';
import { useMay } from '../../session/access';
import { FactList } from '../forms/FactList';

interface Props {
  payment: PaymentView;
}

/** Paid, with what it brought and what happens now. */
export function PaymentReceived({ payment }: Props) {
  const { amount, paymentMethod, reference, receiptNumber, accountNumber, subscriptionId } = payment;
  const mayRead = useMay()(subscriptions, 'read');
  return (
    <Panel title="Payment received" action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success" role="status">
          {formatMoney(amount)} received. The line is switched on by itself once its device is installed.
        </Alert>
        <Box sx={{ maxWidth: 420 }}>
          <FactList
            facts={[
              ['Receipt', receiptNumber],
              ['Account', accountNumber],
              ['Payment', reference],
              ['Paid by', payment.carrier ? paymentMethod : 'Hand'],
            ]}
          />
        </Box>
        {subscriptionId && mayRead && (
          <Box>
            <Button
              variant="outlined"
              component={Link}
              to={recordAddress(detailsPath(subscriptions) ?? '', subscriptionId)}
            >
              Open subscription
            </Button>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** Not paid, why, and another try. */
export function PaymentDeclined({ payment, onAgain }: Props & { onAgain(): void }) {
  return (
    <Panel title="Payment failed" action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {payment.statusMessage ?? 'The payment was declined.'} Nothing was charged by {payment.reference}: they may
          try again, with another number or means.
        </Alert>
        <Button variant="contained" onClick={onAgain}>
          Try again
        </Button>
      </Box>
    </Panel>
  );
}

/** Money came that does not fit its order: somebody decides, and nobody pays again meanwhile. */
export function PaymentHeld({ payment }: Props) {
  const mayRead = useMay()(payments, 'read');
  return (
    <Panel title="Held for review" action={<StatusChip value="REVIEW" />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="warning" role="status" sx={{ width: '100%' }}>
          {payment.reference} is looked at by the payments desk. Do not take this payment again: it is settled or given
          back there.
        </Alert>
        {mayRead && (
          <Button variant="outlined" component={Link} to={recordAddress(detailsPath(payments) ?? '', payment.id)}>
            Open payment
          </Button>
        )}
      </Box>
    </Panel>
  );
}
