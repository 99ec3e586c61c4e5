import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/useCall';
import { FailedNotice } from '../layout/FailedNotice';
import { Spinner } from '../layout/Spinner';
import { useAddressParam } from '../layout/useAddressParam';
import { MissingOrder } from '../payments/MissingOrder';
import { PaymentReceipt } from '../payments/PaymentReceipt';
import { statusPage } from '../payments/paymentPages';

/** The proof of a payment and the next steps. The address alone proves nothing: the server is asked. */
export default function PaymentSuccessPage() {
  const trackingId = useAddressParam('OrderTrackingId');
  const { data, error, retry } = useCall('checkPayment', trackingId ? { body: { orderTrackingId: trackingId } } : null);
  const navigate = useNavigate();
  const paid = data?.payment.status === 'SUCCESSFUL' && !data.payment.held;

  useEffect(() => {
    if (!data || paid || !trackingId) return;
    navigate(statusPage(trackingId), { replace: true });
  }, [data, paid, trackingId, navigate]);

  return (
    <div className="page narrow">
      {trackingId === null && <MissingOrder />}
      {data && paid && <PaymentReceipt payment={data.payment} />}
      {trackingId !== null && !paid && (
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
