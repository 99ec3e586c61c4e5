import type { ReactNode } from 'react';
import { days, formatDay, formatMoney } from '../content/format';
import type { RenewalOrder } from './kept';

interface WhatYouGetProps {
  offer: Omit<RenewalOrder, 'subscriptionId'>;
  /** The next step. */
  children?: ReactNode;
}

/** Shows what a renewal adds and costs. */
export function WhatYouGet({ offer, children }: WhatYouGetProps) {
  const { productName, durationDays, bonusDays, amount, endsAt } = offer;
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
        {bonusDays > 0 && (
          <div>
            <dt>Bonus</dt>
            <dd>{days(bonusDays)} free</dd>
          </div>
        )}
        {endsAt && (
          <div>
            <dt>Active until</dt>
            <dd>{formatDay(endsAt)}</dd>
          </div>
        )}
        <div className="total">
          <dt>To pay</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      </dl>
      {children}
    </aside>
  );
}
