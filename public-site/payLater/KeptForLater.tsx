import { Link } from 'react-router';
import { ReachUs } from '../layout/ReachUs';
import { PayLink, type PayLinkProps } from '../payments/PayLink';
import { StatusCard } from '../payments/StatusCard';

/** The order waits: what happens next, and every way to pay it. */
export function KeptForLater(order: PayLinkProps) {
  return (
    <StatusCard tone="good" icon="clock" title="Your order is saved">
      <p>Order {order.formNumber} is saved. You owe nothing until you pay.</p>
      <div className="next-steps">
        <h2>What happens next</h2>
        <ol className="steps">
          <li>
            <b>Pay when it suits you,</b> here or under the link below. This device reminds you on our home page.
          </li>
          <li>
            <b>The price on the day you pay applies.</b> Today it is {order.amount}.
          </li>
          <li>
            <b>Then we call you</b> to agree a day for the installation.
          </li>
        </ol>
      </div>
      <PayLink {...order} />
      <Link className="button button-large button-wide" to={`/pay/${order.formId}`}>
        Pay {order.amount} now
      </Link>
      <Link className="button button-quiet button-wide" to={`/track/${order.formId}`}>
        See how far the order is
      </Link>
      <ReachUs />
    </StatusCard>
  );
}
