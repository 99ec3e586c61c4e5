import { type FormEvent, useRef, useState } from 'react';
import { money } from '../content/format';
import { phoneRule } from '../forms/clientRules';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { FailedNotice } from '../layout/FailedNotice';
import { Icon } from '../layout/Icon';
import { MethodChoice } from './MethodChoice';
import { amountOf, type Purchase } from './paymentOrder';
import { useMethod } from './useMethod';

interface PayFormProps {
  purchase: Omit<Purchase, 'carrier' | 'phoneNumber'>;
  progress: string | null;
  failure: unknown;
  onPay(purchase: Purchase): void;
}

/** How to pay, from which number, and the one button. */
export function PayForm({ purchase, progress, failure, onPay }: PayFormProps) {
  const { phoneNumber, setPhoneNumber, carrier, choose } = useMethod(purchase.payer?.phoneNumber ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const card = carrier === 'PESAPAL';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (progress !== null) return;
    const found = phoneRule(phoneNumber);
    setProblem(found);
    if (found) field.current?.focus();
    else onPay({ ...purchase, carrier, phoneNumber });
  };

  return (
    <form className="card pay-form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={card ? 'Phone number' : 'Mobile money number'}
        hint={card ? 'For the receipt, and in case the payment needs a question answered.' : 'The number that pays.'}
        required
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        placeholder="0771 234 567"
        value={phoneNumber}
        error={problem}
        onChange={(event) => {
          setPhoneNumber(event.target.value);
          setProblem(undefined);
        }}
      />
      <MethodChoice chosen={carrier} onChoose={choose} />
      {failure !== null && <FailedNotice title="The payment was not started" error={failure} />}
      <SubmitButton wide busy={progress}>
        {`Pay ${money(amountOf(purchase))}`}
      </SubmitButton>
      <p className="soft small with-icon">
        <Icon name="lock" size={18} /> You confirm on our payment provider’s secure page. We never see your PIN or card.
      </p>
    </form>
  );
}
