import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { formatPhone } from '../../contract/phone';
import type { PaymentView } from '../../resources/payments/paymentView';
import { receiptAddress } from '../api/callApi';
import { formatDay, formatMoment, formatMoney } from '../content/format';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import { FiscalNumber } from './FiscalNumber';
import { StatusCard } from './StatusCard';

/** Shown once the payment is booked: its proof, and what happens next. */
export function PaymentReceipt({ payment }: { payment: PaymentView }) {
  const { address, phone, email } = brand.contacts;
  const { paidAt, paidUntil } = payment;
  const isRenewal = payment.type === 'RENEWAL';
  const facts = [
    ['Paid on', paidAt && formatMoment(paidAt)],
    ['Customer', payment.customerName],
    ['Package', payment.productName],
    ['Paid until', isRenewal && paidUntil ? formatDay(paidUntil) : null],
    ['Paid by', payment.paymentMethod],
    ['Receipt number', payment.receiptNumber],
    ['Account number', payment.accountNumber],
    ['Payment reference', payment.reference],
  ].filter(([, value]) => value);
  return (
    <StatusCard tone="good" icon="check" title="Payment received">
      <p className="print-only">{[brand.name, address, formatPhone(phone), email].join(' · ')}</p>
      <p className="amount">{formatMoney(payment.amount, payment.currency)}</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payment.fiscal && <FiscalNumber fiscal={payment.fiscal} />}
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">{isRenewal ? <RenewalSteps paidUntil={paidUntil} /> : <InstallationSteps />}</ol>
      </div>
      {payment.subscriptionId && (
        <Link className="button button-large button-wide" to={`/track/${payment.subscriptionId}`}>
          {isRenewal ? 'See your subscription' : 'Track your installation'} <Icon name="arrow" />
        </Link>
      )}
      {payment.receiptNumber && (
        <a className="button button-quiet button-wide no-print" href={receiptAddress(payment.id)}>
          <Icon name="form" /> Receipt (PDF)
        </a>
      )}
      <button type="button" className="button button-quiet button-wide no-print" onClick={() => window.print()}>
        Print or save this page
      </button>
      {!payment.fiscal && <p className="soft small">This is a proof of payment, not a fiscal document.</p>}
      <ReachUs />
    </StatusCard>
  );
}

function InstallationSteps() {
  return (
    <>
      <li>
        <b>We call you</b> to arrange installation.
      </li>
      <li>
        <b>Our team installs</b> the line and tests it with you.
      </li>
      <li>
        <b>You are online.</b> Your period starts when we switch on your connection.{' '}
        <Link to="/login_renew">Renew</Link> it here whenever you like.
      </li>
    </>
  );
}

function RenewalSteps({ paidUntil }: { paidUntil: string | null }) {
  return (
    <>
      <li>
        <b>Your new days</b> follow those you have{paidUntil && `: you have paid until ${formatDay(paidUntil)}`}. If
        your connection is off, we switch it back on, usually within minutes.
      </li>
      <li>
        <b>We remind you</b> by SMS before they end. <Link to="/login_renew">Renew</Link> again whenever you like.
      </li>
    </>
  );
}
