import { Link } from 'react-router';
import { Icon } from '../layout/Icon';
import { PayLink, type PayLinkProps } from './PayLink';

/** For visitors who do not pay here and now: someone else pays, or they pay later. */
export function OtherWays(order: PayLinkProps) {
  return (
    <section className="card other-ways" aria-label="Other ways">
      <div>
        <h2>Someone else paying?</h2>
        <p className="soft">
          Send them this link. They pay from their own phone, and you see it on{' '}
          <Link to={`/track/${order.formId}`}>your order’s page</Link>.
        </p>
        <PayLink {...order} />
      </div>
      <div>
        <h2>Pay later?</h2>
        <p className="soft">Your order is saved. You owe nothing until you pay.</p>
        <Link className="button button-quiet" to={`/paylater/${order.formId}`}>
          <Icon name="clock" /> Pay later
        </Link>
      </div>
    </section>
  );
}
