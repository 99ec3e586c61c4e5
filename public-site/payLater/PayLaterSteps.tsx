import { useState } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../contract/phone';
import { phoneRule } from '../forms/clientRules';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { useTextForm } from '../forms/useTextForm';
import { requestCode, verifyCode } from './oneTimeCode';

interface PayLaterStepsProps {
  formId: string;
  /** Empty where this visit knows none. */
  knownPhone: string;
  onKept(): void;
}

/** The phone number, then the code. No code is sent (see oneTimeCode.ts), so none is demanded. */
export function PayLaterSteps({ formId, knownPhone, onKept }: PayLaterStepsProps) {
  const [phoneNumber, setPhoneNumber] = useState<string | null>(null);
  return (
    <div className="card pay-form">
      <p>Your order is saved, and you owe nothing until you pay. We install once it is paid.</p>
      {phoneNumber === null ? (
        <PhoneStep formId={formId} knownPhone={knownPhone} onDone={setPhoneNumber} />
      ) : (
        <CodeStep formId={formId} phoneNumber={phoneNumber} onDone={onKept} />
      )}
      <Link className="button button-quiet button-wide" to={`/pay/${formId}`}>
        Pay now instead
      </Link>
    </div>
  );
}

interface PhoneStepProps {
  formId: string;
  knownPhone: string;
  onDone(phoneNumber: string): void;
}

function PhoneStep({ formId, knownPhone, onDone }: PhoneStepProps) {
  const { form, field, submit } = useTextForm({
    empty: { phoneNumber: knownPhone && formatPhone(knownPhone) },
    draft: null,
    problemsOf: ({ phoneNumber }) => ({ phoneNumber: phoneRule(phoneNumber) }),
    async send({ phoneNumber }) {
      if (requestCode({ subscriptionFormId: formId, phoneNumber }).success) onDone(phoneNumber);
    },
  });
  return (
    <form ref={form} className="pay-form" onSubmit={submit} noValidate>
      <TextField
        label="Phone number"
        hint="The one you ordered with."
        required
        type="tel"
        autoComplete="tel"
        maxLength={30}
        placeholder="0771 234 567"
        {...field('phoneNumber')}
      />
      <SubmitButton wide busy={null}>
        Continue
      </SubmitButton>
    </form>
  );
}

interface CodeStepProps {
  formId: string;
  phoneNumber: string;
  onDone(): void;
}

const DIGITS = /^\d{4,8}$/;

function CodeStep({ formId, phoneNumber, onDone }: CodeStepProps) {
  const { form, field, submit } = useTextForm({
    empty: { code: '' },
    draft: null,
    problemsOf: ({ code }) => ({
      code: !code.trim() || DIGITS.test(code.trim()) ? undefined : 'must be 4 to 8 digits',
    }),
    async send({ code }) {
      if (verifyCode({ subscriptionFormId: formId, phoneNumber, code: code.trim() }).success) onDone();
    },
  });
  return (
    <form ref={form} className="pay-form" onSubmit={submit} noValidate>
      <TextField
        label="Code"
        hint="If our staff gave you a code for this order, type it here. You can go on without one."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        autoFocus
        {...field('code')}
      />
      <SubmitButton wide busy={null}>
        Keep my order
      </SubmitButton>
    </form>
  );
}
