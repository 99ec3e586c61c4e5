import type { ReactNode } from 'react';
import { ApiError } from '../api/ApiError';
import { useCall, useSlow } from '../api/useCall';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { useKeepAsking } from '../layout/useKeepAsking';
import { type Product, usePackages } from '../subscribe/usePackages';
import { ClosedOrder } from './ClosedOrder';
import { MissingOrder } from './MissingOrder';
import type { FollowedOrder } from './usePay';

interface OpenOrderProps {
  formId: string;
  /** The page's heading until the order has loaded. */
  heading: string;
  /** Renders the page for an order that can be paid; `product` is null if its package is no longer sold. */
  children(order: FollowedOrder, product: Product | null): ReactNode;
}

/** Milliseconds between two requests; someone else may pay the order from another device. */
const PAUSE = 15_000;

/** Loads an order and refreshes it while it is visible; says so if it is unknown, closed or does not load. */
export function OpenOrder({ formId, heading, children }: OpenOrderProps) {
  const { data, error, asking, retry } = useCall('getSubscriptionForm', { params: { id: formId } });
  const packages = usePackages();
  const failed = (data ? null : error) ?? packages.error;
  const slow = useSlow(failed === null && !(data && packages.products));
  useKeepAsking(retry, data && !asking ? PAUSE : null);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 422)) {
    return <MissingOrder />;
  }
  const form = data?.subscriptionForm;
  if (failed !== null || !data || !form || !packages.products) {
    return (
      <>
        <h1>{heading}</h1>
        {failed === null ? (
          <Spinner label={slow ? 'Still loading: the connection is slow.' : 'Loading your order'} />
        ) : (
          <FailedNotice title="Your order did not load" error={failed} retry={data ? packages.retry : retry} />
        )}
      </>
    );
  }
  if (form.status === 'PAID' || form.status === 'CANCELLED') return <ClosedOrder form={form} />;
  const product = packages.products.find(({ id }) => id === form.productId) ?? null;
  return children({ answer: data, asking, refresh: retry }, product);
}
