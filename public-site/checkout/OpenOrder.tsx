import type { ReactNode } from 'react';
import type { Answers } from '../../resources/answers';
import { ApiError } from '../api/ApiError';
import { useCall } from '../api/useCall';
import { useSlow } from '../api/useSlow';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { type Product, usePackages } from '../subscribe/usePackages';
import { ClosedOrder } from './ClosedOrder';
import { MissingOrder } from './MissingOrder';

interface OpenOrderProps {
  formId: string;
  /** The page's heading until the order is there. */
  heading: string;
  /** False while the page waits for something else besides. */
  ready?: boolean;
  /** The page for an order that can be paid; no product where its package is off the market. */
  children(form: Answers['getSubscriptionForm']['subscriptionForm'], product: Product | null): ReactNode;
}

/** Fetches an order and says so where it is unknown, closed or does not come. */
export function OpenOrder({ formId, heading, ready = true, children }: OpenOrderProps) {
  const { data, error, retry } = useCall('getSubscriptionForm', { params: { id: formId } });
  const packages = usePackages();
  const failed = error ?? packages.error;
  const slow = useSlow(failed === null && !(data && packages.products && ready));

  if (error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 422)) {
    return <MissingOrder />;
  }
  const form = data?.subscriptionForm;
  if (failed !== null || !form || !packages.products || !ready) {
    return (
      <>
        <h1>{heading}</h1>
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
  return children(form, packages.products.find(({ id }) => id === form.productId) ?? null);
}
