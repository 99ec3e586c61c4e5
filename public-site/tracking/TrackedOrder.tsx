import { Link } from 'react-router';
import type { Answers } from '../../resources/actions';
import { day, money, statusInWords } from '../content/format';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import { Timeline } from './Timeline';

interface TrackedOrderProps {
  order: Answers['checkSubscriptionStatus'];
  onRefresh(): void;
}

/** How far an order is, and who acts next. */
export function TrackedOrder({ order, onRefresh }: TrackedOrderProps) {
  return (
    <>
      <h1>{order.firstName ? `Hello ${order.firstName}` : 'Your order'}</h1>
      <div className="tracked">
        <section className="card" aria-label="Progress">
          <Timeline steps={order.steps} />
          {order.payable && order.subscriptionFormId && (
            <Link className="button button-large button-wide" to={`/subscription-pay?form=${order.subscriptionFormId}`}>
              {order.paymentPending ? 'Continue the payment' : `Pay ${money(order.amount)}`}
            </Link>
          )}
          {order.endDate && (
            <Link className="button button-large button-wide" to="/login_renew">
              Renew
            </Link>
          )}
          <button type="button" className="button button-text" onClick={onRefresh}>
            <Icon name="refresh" /> Refresh
          </button>
        </section>
        <aside className="summary card" aria-label="Details">
          <dl className="facts">
            <div>
              <dt>Number</dt>
              <dd>{order.number}</dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>{statusInWords(order.subscriptionStatus)}</dd>
            </div>
            <div>
              <dt>Package</dt>
              <dd>{order.productName}</dd>
            </div>
            {order.endDate && (
              <div>
                <dt>Active until</dt>
                <dd>{day(order.endDate)}</dd>
              </div>
            )}
            <div className="total">
              <dt>Price</dt>
              <dd>{money(order.amount)}</dd>
            </div>
          </dl>
          <ReachUs />
        </aside>
      </div>
    </>
  );
}
