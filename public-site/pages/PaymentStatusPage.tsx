import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddressParam } from '../layout/useHydrated';
import { dropReminder } from '../payLater/reminder';
import { dropOrder } from '../payments/kept';
import { MissingOrder } from '../payments/MissingOrder';
import { PaymentStatus } from '../payments/PaymentStatus';
import { successPage } from '../payments/paymentPages';
import { usePaymentStatus } from '../payments/usePaymentStatus';
import { dropPart } from '../renewals/kept';

/** The page to which the payment provider sends the payer back: its address says which payment it is, but never the result. */
export default function PaymentStatusPage() {
  const trackingId = useAddressParam('OrderTrackingId');
  const status = usePaymentStatus(trackingId || null);
  const navigate = useNavigate();
  const { payment } = status;
  const over = payment?.status === 'SUCCESSFUL' || payment?.status === 'FAILED';
  const formId = payment?.subscriptionFormId;

  useEffect(() => {
    if (over && formId) dropOrder(formId);
    if (payment?.status !== 'SUCCESSFUL' || payment.held) return;
    if (formId) dropReminder(formId);
    if (payment.type === 'RENEWAL') dropPart('order');
    navigate(successPage(trackingId ?? ''), { replace: true });
  }, [over, formId, payment, trackingId, navigate]);

  return <div className="page narrow">{trackingId === null ? <MissingOrder /> : <PaymentStatus {...status} />}</div>;
}
