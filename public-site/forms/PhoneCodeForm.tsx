import { CallFailed } from '../layout/CallFailed';
import { requiredText } from './clientRules';
import { TextField } from './Field';
import { SubmitButton } from './SubmitButton';
import { useTextForm } from './useTextForm';

/** Removes separators, because people type digits in groups. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

interface PhoneCodeFormProps<N extends string> {
  /** The field of the call that accepts the code. */
  name: N;
  submitLabel: string;
  /** Sends the six digits; an error that it throws is shown. */
  send(code: string): Promise<void>;
}

/** A form for the code that was sent by SMS. */
export function PhoneCodeForm<N extends string>({ name, submitLabel, send }: PhoneCodeFormProps<N>) {
  const { form, field, submit, sending, failure } = useTextForm<Record<string, string>>({
    empty: { [name]: '' },
    draft: null,
    problemsOf: ({ [name]: code = '' }) => ({
      [name]: requiredText(code) ?? (/^\d{6}$/.test(digitsOf(code)) ? undefined : 'Enter the 6 digits we sent'),
    }),
    send: ({ [name]: code = '' }) => send(digitsOf(code)),
  });
  return (
    <form ref={form} className="card pay-form" method="post" onSubmit={submit} noValidate>
      <TextField
        label="Code"
        required
        hint="Six digits, by SMS."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        {...field(name)}
      />
      {failure !== null && (
        <CallFailed
          title="The code was not checked"
          error={failure}
          unanswered="Send the same code again: it still works."
        />
      )}
      <SubmitButton wide busy={sending ? 'Checking…' : null}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
