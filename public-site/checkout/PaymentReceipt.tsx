import { Link } from 'react-router';
import type { PaymentView } from '../../resources/answers/visitor';
import { money } from '../content/format';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import { StatusCard } from './StatusCard';

/** The payment is booked: its proof, and what happens next. */
export function PaymentReceipt({ payment }: { payment: PaymentView }) {
  const facts = [
    ['Paid by', payment.paymentMethod],
    ['Receipt number', payment.receiptNumber],
    ['Account number', payment.accountNumber],
    ['Payment reference', payment.reference],
  ].filter(([, value]) => value);
  return (
    <StatusCard tone="good" icon="check" title="Payment received">
      <p className="amount">{money(payment.amount, payment.currency)}</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">
          <li>
            <b>We call you</b> to agree a day for the installation.
          </li>
          <li>
            <b>Our team installs</b> the line and tests it with you.
          </li>
          <li>
            <b>You are online.</b> Your period starts when the line is switched on.
          </li>
        </ol>
      </div>
      {payment.subscriptionId && (
        <Link className="button button-large button-wide" to={`/track/${payment.subscriptionId}`}>
          Track your installation <Icon name="arrow" />
        </Link>
      )}
      <button type="button" className="button button-quiet button-wide no-print" onClick={() => window.print()}>
        Print or save this page
      </button>
      <p className="soft small">This is a proof of payment, not a fiscal document.</p>
      <ReachUs />
    </StatusCard>
  );
}
