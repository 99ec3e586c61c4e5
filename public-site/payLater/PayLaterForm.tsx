import { Link } from 'react-router';
import { formatPhone } from '../../contract/phone';
import { phoneRule } from '../forms/clientRules';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { useTextForm } from '../forms/useTextForm';
import { Icon } from '../layout/Icon';
import { requestCode, verifyCode } from './oneTimeCode';

interface PayLaterFormProps {
  formId: string;
  /** Empty if this visit knows none. */
  knownPhone: string;
  onKept(): void;
}

const DIGITS = /^\d{4,8}$/;

/**
 * A single step: the phone number. No code is sent (see oneTimeCode.ts), so none is required; a visitor who has one may enter it.
 */
export function PayLaterForm({ formId, knownPhone, onKept }: PayLaterFormProps) {
  const { form, field, submit } = useTextForm({
    empty: { phoneNumber: knownPhone && formatPhone(knownPhone), code: '' },
    draft: null,
    problemsOf: ({ phoneNumber, code }) => ({
      phoneNumber: phoneRule(phoneNumber),
      code: !code.trim() || DIGITS.test(code.trim()) ? undefined : 'Enter the 4 to 8 digits of your code',
    }),
    async send({ phoneNumber, code }) {
      const request = { subscriptionFormId: formId, phoneNumber };
      const { success } = requestCode(request);
      if (success && verifyCode({ ...request, code: code.trim() }).success) onKept();
    },
  });
  return (
    <form ref={form} className="card pay-form" onSubmit={submit} noValidate>
      <p>Your order is saved, and you owe nothing until you pay. We install once it is paid.</p>
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
      <details className="question">
        <summary>
          I have a code <Icon name="down" />
        </summary>
        <TextField
          label="Code"
          hint="If our staff gave you a code for this order."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          {...field('code')}
        />
      </details>
      <SubmitButton wide busy={null}>
        Keep my order
      </SubmitButton>
      <Link className="button button-quiet button-wide" to={`/pay/${formId}`}>
        Pay now instead
      </Link>
    </form>
  );
}
