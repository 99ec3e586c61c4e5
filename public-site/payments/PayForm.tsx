import { type FormEvent, useRef, useState } from 'react';
import { brand } from '../../contract/brand';
import { PAYMENT_CARRIERS, type PaymentCarrier } from '../../contract/payments/carriers';
import { formatPhone, prefixCarrier } from '../../contract/phone';
import { routes } from '../../resources/language/routes';
import { formatMoney } from '../content/format';
import { phoneRule } from '../forms/clientRules';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { FailedNotice } from '../layout/FailedNotice';
import { Icon } from '../layout/Icon';
import { Notice } from '../layout/Notice';
import { MethodChoice } from './MethodChoice';

interface PayFormProps {
  /** The amount in whole units of the brand's currency. */
  amount: number;
  /** Empty if this visit knows none. */
  knownPhone: string;
  progress: string | null;
  failure: unknown;
  /** True while the page finds out the result of a payment whose answer was lost. */
  looking: boolean;
  onPay(means: { carrier: PaymentCarrier; phoneNumber: string }): void;
}

/** The payment method, the number that pays, and the only button. */
export function PayForm({ amount, knownPhone, progress, failure, looking, onPay }: PayFormProps) {
  const { phoneNumber, setPhoneNumber, carrier, choose } = useMethod(knownPhone);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const card = carrier === 'PESAPAL';
  const busy = looking ? 'Checking…' : progress;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    const found = phoneRule(phoneNumber);
    setProblem(found);
    if (found) field.current?.focus();
    else onPay({ carrier, phoneNumber });
  };

  return (
    <form className="card pay-form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={card ? 'Phone number' : 'Mobile money number'}
        hint={card ? 'For the receipt, and in case we need to ask about the payment.' : 'The number you will pay from.'}
        required
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={routes.createPaymentForm.lengths?.phoneNumber}
        placeholder="0771 234 567"
        value={phoneNumber}
        error={problem}
        onChange={(event) => {
          setPhoneNumber(event.target.value);
          setProblem(undefined);
        }}
      />
      <MethodChoice chosen={carrier} onChoose={choose} />
      {looking ? (
        <Notice tone="warn" title="Connection lost" live>
          <p>
            We do not know yet whether your payment was started, so we are checking. You pay nothing before you approve
            it.
          </p>
        </Notice>
      ) : (
        failure !== null && <FailedNotice title="The payment was not started" error={failure} />
      )}
      <SubmitButton wide busy={busy}>
        {`Pay ${formatMoney(amount)}`}
      </SubmitButton>
      <p className="soft small with-icon">
        <Icon name="lock" size={18} /> You confirm on our payment provider’s secure page. We never see your PIN or card.
      </p>
    </form>
  );
}

const FIRST: PaymentCarrier = PAYMENT_CARRIERS.find((carrier) => brand.carriers.includes(carrier)) ?? 'PESAPAL';

/** Manages the number and the payment method, which is guessed from the number's prefix until the payer chooses one. */
function useMethod(knownPhone: string) {
  const [phoneNumber, setPhoneNumber] = useState(() => (knownPhone ? formatPhone(knownPhone) : ''));
  const [chosen, choose] = useState<PaymentCarrier | null>(null);
  const guess = prefixCarrier(phoneNumber);
  const carrier = chosen ?? (guess && brand.carriers.includes(guess) ? guess : FIRST);
  return { phoneNumber, setPhoneNumber, carrier, choose };
}
