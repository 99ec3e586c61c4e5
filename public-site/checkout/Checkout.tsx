import { ApiError } from '../api/ApiError';
import { useCall } from '../api/useCall';
import { useSlow } from '../api/useSlow';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { usePackages } from '../subscribe/usePackages';
import { ClosedOrder } from './ClosedOrder';
import { MissingOrder } from './MissingOrder';
import { PayForm } from './PayForm';
import { PendingOrder } from './PendingOrder';
import { PurchaseSummary } from './PurchaseSummary';
import { recallPayer } from './payer';
import { usePay } from './usePay';

/** Paying one order: its summary, and the payment that is under way or the form to start one. */
export function Checkout({ formId }: { formId: string }) {
  const { data, error, retry } = useCall('getSubscriptionForm', { params: { id: formId } });
  const packages = usePackages();
  const { ready, progress, pending, failure, pay, proceed, startAgain } = usePay(formId);
  const failed = error ?? packages.error;
  const slow = useSlow(failed === null && !(data && packages.products && ready));

  if (error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 422)) {
    return <MissingOrder />;
  }
  const form = data?.subscriptionForm;
  if (failed !== null || !form || !packages.products || !ready) {
    return (
      <>
        <h1>Pay for your order</h1>
        {failed === null ? (
          <Spinner label={slow ? 'Still loading: the connection is slow.' : 'Loading your order'} />
        ) : (
          <FailedNotice
            title="Your order did not load"
            error={failed}
            retry={error === null ? packages.retry : retry}
          />
        )}
      </>
    );
  }
  if (form.status === 'PAID' || form.status === 'CANCELLED') return <ClosedOrder form={form} />;

  const product = packages.products.find(({ id }) => id === form.productId) ?? null;
  const { formNumber, installationAddress } = form;
  const purchase = { formId, formNumber, product, installationAddress, payer: recallPayer(formId) };
  return (
    <>
      <h1>Pay for your order</h1>
      <div className="pay">
        {pending ? (
          <PendingOrder
            order={pending}
            progress={progress}
            failure={failure}
            onContinue={() => proceed(pending)}
            onStartAgain={startAgain}
          />
        ) : (
          <PayForm purchase={purchase} progress={progress} failure={failure} onPay={pay} />
        )}
        <PurchaseSummary form={form} product={product} />
      </div>
    </>
  );
}
