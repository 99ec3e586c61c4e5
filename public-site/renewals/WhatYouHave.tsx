import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { formatDay, formatMoney, number } from '../content/format';
import type { RenewalAccess } from './kept';

interface WhatYouHaveProps {
  access: RenewalAccess;
  latest: LatestSubscription;
}

/** The account's package and its end date. */
export function WhatYouHave({ access, latest: { subscription, product, paidUntil } }: WhatYouHaveProps) {
  const { status, endDate, amount } = subscription;
  const ends = status === 'ACTIVE' ? 'Active until' : 'Ended on';
  const facts: [name: string, value: string | null][] = [
    ['Account', access.accountNumber],
    ['Package', product.name],
    ['Speed', `${number(product.downloadMbps)} Mbps`],
    ['Price', formatMoney(amount)],
    [ends, endDate && status !== 'CREATED' ? formatDay(endDate) : null],
    ['Paid until', paidUntil && paidUntil !== endDate ? formatDay(paidUntil) : null],
  ];
  return (
    <section className="part card" aria-labelledby="what-you-have">
      <h2 id="what-you-have">Current package</h2>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
