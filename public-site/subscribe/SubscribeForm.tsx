import { MESSAGES } from '../../contract/api/errors';
import { days, formatMoney } from '../content/format';
import type { RememberedCheck } from '../coverage/rememberedCheck';
import { SubmitButton } from '../forms/SubmitButton';
import { FailedNotice } from '../layout/FailedNotice';
import { useFocusWhen } from '../layout/useFocusWhen';
import { useEntry } from '../offline/outbox';
import { WaitingNotice } from '../offline/WaitingNotice';
import { InstallationPlace } from './InstallationPlace';
import { OrderSummary } from './OrderSummary';
import { PackageChoice } from './PackageChoice';
import { PersonalDetails } from './PersonalDetails';
import { useOrder } from './useOrder';
import { type Product, usePackages } from './usePackages';
import { useSubscribeForm } from './useSubscribeForm';

interface SubscribeFormProps {
  agentId: string | undefined;
  check: RememberedCheck | null | undefined;
}

/** The order form: package, place and person, then the summary with the only button. */
export function SubscribeForm({ agentId, check }: SubscribeFormProps) {
  // An order that waits for the connection is shown instead of the form.
  const isWaiting = useEntry('subscribe')?.state === 'waiting';
  const form = useSubscribeForm(check !== undefined && !isWaiting);
  const packages = usePackages();
  const { element, submit, ordering, failure, waiting } = useOrder(form, agentId);
  const chosen = packages.products?.find((product) => product.id === form.watch('productId')) ?? null;

  const kept = useFocusWhen<HTMLElement>(waiting);

  if (waiting) return <WaitingNotice ref={kept} form="subscribe" />;
  return (
    <form ref={element} className="subscribe-form" method="post" onSubmit={submit} noValidate>
      <div className="subscribe-parts">
        <PackageChoice form={form} packages={packages} />
        <InstallationPlace form={form} check={check} />
        <PersonalDetails form={form} isBusiness={chosen?.segment === 'BUSINESS'} />
      </div>
      {chosen && <OrderBar product={chosen} />}
      <OrderSummary product={chosen}>
        {failure !== null && <FailedNotice title="Your order was not sent" error={failure} />}
        <SubmitButton wide busy={ordering ? MESSAGES.subscribing : null}>
          Continue to payment
        </SubmitButton>
      </OrderSummary>
    </form>
  );
}

/**
 * On small screens: the chosen package and its price, visible while the form is filled in. The summary contains the same for
 * everyone.
 */
const OrderBar = ({ product }: { product: Product }) => (
  <p className="order-bar" aria-hidden="true">
    <span>
      {product.name}, {days(product.durationDays)}
    </span>
    <b>{formatMoney(product.price)}</b>
  </p>
);
