import { Notice } from '../layout/Notice';

/** Takes the place of the payment form while we look for a payment that the payer has already made. */
export const NotYet = ({ onPay }: { onPay(): void }) => (
  <Notice tone="info" title="You need not pay now">
    <p>We are looking for the payment you told us about.</p>
    <button type="button" className="button button-text" onClick={onPay}>
      I have not paid: pay now
    </button>
  </Notice>
);
