import { day, days, money } from '../content/format';
import type { RenewalOrder } from './kept';

/** What renewing gives, and what it costs. */
export function WhatYouGet({ productName, durationDays, amount, endsAt }: Omit<RenewalOrder, 'subscriptionId'>) {
  return (
    <aside className="summary card" aria-labelledby="what-you-get">
      <h2 id="what-you-get">Your renewal</h2>
      <dl className="facts">
        <div>
          <dt>Package</dt>
          <dd>{productName}</dd>
        </div>
        <div>
          <dt>Gives you</dt>
          <dd>{days(durationDays)} more</dd>
        </div>
        {endsAt && (
          <div>
            <dt>Then runs until</dt>
            <dd>{day(endsAt)}</dd>
          </div>
        )}
        <div className="total">
          <dt>To pay</dt>
          <dd>{money(amount)}</dd>
        </div>
      </dl>
    </aside>
  );
}
