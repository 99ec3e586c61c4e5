import type { Answers } from '../../resources/catalogue/actions';
import { ClaimEntry } from '../claims/ClaimEntry';
import { days, formatDay, formatMoney } from '../content/format';
import { Icon } from '../layout/Icon';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { OwnReceipts } from '../payments/OwnReceipts';
import { NextStep } from './NextStep';
import { Timeline } from './Timeline';

interface TrackedOrderProps {
  order: Answers['checkSubscriptionStatus'];
  onRefresh(): void;
}

/** The status of an order or subscription, and what happens next. */
export function TrackedOrder({ order, onRefresh }: TrackedOrderProps) {
  return (
    <>
      <h1>{order.title}</h1>
      <p className="lead">{order.text}</p>
      {order.notices.map(({ kind, text }) => (
        <Notice key={kind} tone="info">
          <p>{text}</p>
        </Notice>
      ))}
      <div className="tracked">
        <section className="card" aria-label="Progress">
          <Timeline steps={order.steps} />
          <NextStep order={order} />
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
              <dt>Package</dt>
              <dd>{order.productName}</dd>
            </div>
            {factsOf(order).map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
            <div className="total">
              <dt>Price</dt>
              <dd>{formatMoney(order.amount)}</dd>
            </div>
          </dl>
          <ReachUs />
        </aside>
        {order.subscriptionFormId && (order.payable || order.paymentPending) && (
          <ClaimEntry order={{ subscriptionFormId: order.subscriptionFormId }} onSettled={onRefresh} />
        )}
        <OwnReceipts receipts={order.receipts} />
      </div>
    </>
  );
}

/** Returns the dates that are relevant in this state. */
function factsOf({ state, startDate, endDate, visitDate, daysLeft }: Answers['checkSubscriptionStatus']) {
  const isOn = state === 'ONLINE' || state === 'ENDS_SOON';
  const facts: [name: string, value: string | null][] = [
    ['Installation', state === 'VISIT_PLANNED' || state === 'INSTALLING' ? visitDate && formatDay(visitDate) : null],
    ['Begins', state === 'RENEWAL_WAITS' ? startDate && formatDay(startDate) : null],
    [isOn || state === 'RENEWAL_WAITS' ? 'Active until' : 'Ended on', endDate && formatDay(endDate)],
    ['Days left', daysLeft > 0 ? days(daysLeft) : null],
  ];
  return facts;
}
