import { Link, useNavigate } from 'react-router';
import { requiredText } from '../forms/clientRules';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { useTextForm } from '../forms/useTextForm';
import { CallFailed } from '../layout/CallFailed';
import { askForCode } from './askForCode';

const EMPTY = { number: '' };

/** A form that identifies the account by its number or by its phone number. */
export function NumberForm() {
  const navigate = useNavigate();
  const { form, field, submit, sending, failure } = useTextForm({
    action: 'requestRenewalCode',
    empty: EMPTY,
    draft: null,
    problemsOf: ({ number }) => ({ number: requiredText(number) }),
    async send({ number }) {
      await askForCode(number.trim());
      navigate('/login_phone_number');
    },
  });
  return (
    <form ref={form} className="card pay-form" method="post" onSubmit={submit} noValidate>
      <TextField
        label="Account number or phone number"
        required
        hint="For example KF-000123, from a receipt or one of our messages, or the phone number on the account."
        autoComplete="tel"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('number')}
      />
      {failure !== null && (
        <CallFailed
          title="No code was sent"
          error={failure}
          unanswered="A code may still be on its way. If it comes, continue; if not, ask again: you will get only one."
        >
          <Link className="button button-quiet" to="/login_phone_number">
            I have a code
          </Link>
        </CallFailed>
      )}
      <SubmitButton wide busy={sending ? 'Asking for a code…' : null}>
        Send me a code
      </SubmitButton>
    </form>
  );
}
