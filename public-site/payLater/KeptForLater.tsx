import { Link } from 'react-router';
import { ReachUs } from '../layout/ReachUs';
import { PayLink, type PayLinkProps } from '../payments/PayLink';
import { StatusCard } from '../payments/StatusCard';

/** Shown once the order is saved: what happens next, and every way to pay it. */
export function KeptForLater(order: PayLinkProps) {
  return (
    <StatusCard tone="good" icon="clock" title="Your order is saved">
      <p>Order {order.formNumber} is saved. You owe nothing until you pay.</p>
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">
          <li>
            <b>Pay when you are ready,</b> here or with the link below. We remind you on our home page on this device.
          </li>
          <li>
            <b>The price on the day you pay applies.</b> Today it is {order.amount}.
          </li>
          <li>
            <b>Then we call you</b> to arrange installation.
          </li>
        </ol>
      </div>
      <PayLink {...order} />
      <Link className="button button-large button-wide" to={`/pay/${order.formId}`}>
        Pay {order.amount} now
      </Link>
      <Link className="button button-quiet button-wide" to={`/track/${order.formId}`}>
        Track your order
      </Link>
      <ReachUs />
    </StatusCard>
  );
}
