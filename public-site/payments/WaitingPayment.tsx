import { Link } from 'react-router';
import type { PaymentView } from '../../resources/payments/paymentView';
import { useSlow } from '../api/useCall';
import { formatMoney } from '../content/format';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { payPageOf } from './paymentPages';
import { StatusCard } from './StatusCard';

/** Milliseconds after which most payments are confirmed. */
const LONG = 30_000;

interface WaitingPaymentProps {
  /** Null until the first answer. */
  payment: PaymentView | null;
  /** True if the last request was not answered. */
  weak: boolean;
}

/** Shown while a payment waits for its confirmation: what is happening, and who acts next. */
export function WaitingPayment({ payment, weak }: WaitingPaymentProps) {
  const payPage = payment && payPageOf(payment);
  const slow = useSlow(true, LONG);
  return (
    <StatusCard tone="info" icon="phone" title="Checking your payment">
      {payment && <p className="amount">{formatMoney(payment.amount, payment.currency)}</p>}
      <Spinner label="Asking the payment provider…" />
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">
          <li>
            <b>You approve it:</b> enter your PIN if your phone asks for it.
          </li>
          <li>
            <b>The provider confirms it,</b> usually within a minute. You can leave this page.
          </li>
          <li>
            <b>You get your receipt,</b> here and by SMS, and we set up your connection.
          </li>
        </ol>
      </div>
      {slow && (
        <Notice tone="info">
          <p>Nothing has arrived yet. If you left the payment page without paying, go back to it or pay another way.</p>
        </Notice>
      )}
      {weak && (
        <Notice tone="warn">
          <p>The connection is weak. We keep trying.</p>
        </Notice>
      )}
      {payment && payPage && (
        <>
          <Link className="button button-quiet button-wide" to={payPage}>
            I have not paid yet, or want to pay another way
          </Link>
          <p className="soft">Payment reference: {payment.reference}</p>
        </>
      )}
      <ReachUs />
    </StatusCard>
  );
}
