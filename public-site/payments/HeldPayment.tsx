import type { PaymentView } from '../../resources/payments/paymentView';
import { formatMoney } from '../content/format';
import { ReachUs } from '../layout/ReachUs';
import { StatusCard } from './StatusCard';

/** Shown while staff check a held payment: why the payer need not do anything, and what happens next. */
export function HeldPayment({ payment }: { payment: PaymentView }) {
  return (
    <StatusCard tone="warn" icon="clock" title="A person is checking your payment">
      <p>
        We could not match this payment of {formatMoney(payment.amount, payment.currency)} with what the provider
        reports, so a colleague is checking it. Your money is safe; please do not pay again.
      </p>
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">
          <li>
            <b>We compare</b> what you paid with your order, and call you if we have questions.
          </li>
          <li>
            <b>We accept it or refund it,</b> and tell you by SMS, with your receipt.
          </li>
        </ol>
      </div>
      <p className="soft">Payment reference: {payment.reference}</p>
      <ReachUs />
    </StatusCard>
  );
}
