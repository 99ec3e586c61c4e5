import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentView } from '../../../../resources/payments/paymentView';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Panel } from '../../../ui/frames/Panel';
import { StatusChip } from '../../../ui/texts/StatusChip';
import { useActionMutation } from '../../actions/useActionMutation';
import { keepCardPayment, keptAddress } from './attempt';
import { PaymentLink } from './PaymentLink';

interface Props {
  payment: PaymentView;
  /** True if it has taken several minutes. */
  isSlow: boolean;
  /** The failure of the last request; null if it was answered. */
  failure: unknown;
  onAsk(): unknown;
  onPayment(paymentId: string): void;
}

/** Shown until the payer confirms: the payment page, also for their own phone, and a button to check again. */
export function WaitingForPayer({ payment, isSlow, failure, onAsk, onPayment }: Props) {
  const { sentenceOf, t, word, formatMoney } = useWording();
  const mayCheck = useCan()(['Check Payments']);
  const address = keptAddress(payment.id);
  const check = useActionMutation('checkPaymentAsStaff', { refreshes: [] });
  const reopen = useActionMutation('payAgain', {
    onSuccess: ({ data }) => {
      keepCardPayment(data);
      onPayment(data.merchant_reference);
      onAsk();
    },
    refreshes: [],
  });
  const checkNow = async () => {
    if (mayCheck) await check.submit({ params: { id: payment.id } });
    onAsk();
  };
  const said = check.failure || reopen.failure || (failure ? sentenceOf(failure) : '');
  return (
    <Panel title={t('payments.waitingForThePayer')} action={<StatusChip value={payment.status} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" role="status">
          {t('payments.waitingText', {
            amount: formatMoney(payment.amount),
            paymentMethod: word(payment.paymentMethod),
            reference: payment.reference,
          })}
        </Typography>
        {address && (
          <PaymentLink address={address}>
            <ActionButton variant="contained" icon="external-link" href={address} target="_blank" rel="noopener">
              {t('payments.openPaymentPage')}
            </ActionButton>
          </PaymentLink>
        )}
        {isSlow && <Alert severity="info">{t('payments.slowText')}</Alert>}
        {said && (
          <Alert severity="error" role="alert">
            {said}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!address && (
            <ActionButton
              variant="contained"
              loading={reopen.isPending}
              onClick={() => reopen.submit({ params: { payment_id: payment.id }, body: {} })}
            >
              {t('payments.showThePaymentPage')}
            </ActionButton>
          )}
          <ActionButton icon="refresh-cw" loading={check.isPending} onClick={checkNow}>
            {t('payments.checkNow')}
          </ActionButton>
        </Box>
      </Box>
    </Panel>
  );
}
