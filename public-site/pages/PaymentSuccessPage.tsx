import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, isThrottled } from '../api/ApiError';
import { useCall } from '../api/useCall';
import { titled } from '../content/titles';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { useAddressParam } from '../layout/useHydrated';
import { PaymentReceipt } from '../payments/PaymentReceipt';
import { statusPage } from '../payments/paymentPages';
import { UnknownPayment } from '../payments/UnknownPayment';

/** The proof of a payment, and the next steps. The address alone proves nothing: the page asks the server. */
export default function PaymentSuccessPage() {
  const trackingId = useAddressParam('OrderTrackingId');
  const { data, error, retry } = useCall('checkPayment', trackingId ? { body: { orderTrackingId: trackingId } } : null);
  const navigate = useNavigate();
  const paid = data?.payment.status === 'SUCCESSFUL' && !data.payment.held;

  useEffect(() => {
    if (paid) document.title = titled('Payment received');
    else if (data && trackingId) navigate(statusPage(trackingId), { replace: true });
  }, [data, paid, trackingId, navigate]);

  return (
    <div className="page narrow">
      {trackingId === null || isUnknown(error) ? (
        <UnknownPayment />
      ) : data && paid ? (
        <PaymentReceipt payment={data.payment} />
      ) : (
        <>
          <h1>Your payment</h1>
          {error === null ? (
            <Spinner label="Fetching your receipt" />
          ) : (
            <FailedNotice title="Your receipt did not load" error={error} retry={retry} />
          )}
        </>
      )}
    </div>
  );
}

/** Returns whether the server does not know the payment, so that a retry would not help. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status < 500 && !isThrottled(error);
