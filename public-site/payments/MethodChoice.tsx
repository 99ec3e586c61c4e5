import { brand } from '../../contract/brand';
import { PAYMENT_CARRIERS, type PaymentCarrier, paymentMethodOf } from '../../contract/payments/carriers';
import { useCall } from '../api/useCall';
import { ChoiceCard } from '../forms/ChoiceCard';

const NO_INPUT = {};
const HINTS: Record<PaymentCarrier, string> = {
  MTN_UGANDA: 'Approve with your MoMo PIN',
  AIRTEL_UGANDA: 'Approve with your Airtel PIN',
  PESAPAL: 'Visa or Mastercard',
};
const BADGES: Record<PaymentCarrier, string> = { MTN_UGANDA: 'MTN', AIRTEL_UGANDA: 'airtel', PESAPAL: 'Card' };

interface MethodChoiceProps {
  chosen: PaymentCarrier;
  onChoose(carrier: PaymentCarrier): void;
}

/** The payment methods on offer: the brand's own list until the server's has loaded. */
export function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  const { data } = useCall('listPaymentCarriers', NO_INPUT, true);
  const offered = data?.paymentCarriers.map(({ name }) => name) ?? brand.carriers;
  return (
    <fieldset>
      <legend className="label">Pay with</legend>
      <div className="choices choices-methods">
        {PAYMENT_CARRIERS.filter((carrier) => offered.includes(carrier)).map((carrier) => (
          <ChoiceCard
            key={carrier}
            name="carrier"
            value={carrier}
            checked={carrier === chosen}
            onChange={() => onChoose(carrier)}
          >
            <span className={`badge badge-${carrier.toLowerCase()}`} aria-hidden="true">
              {BADGES[carrier]}
            </span>
            <span>
              <b>{paymentMethodOf(carrier)}</b>
              <span className="soft">{HINTS[carrier]}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
