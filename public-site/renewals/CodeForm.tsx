import { useNavigate } from 'react-router';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { requiredText } from '../forms/clientRules';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { useTextForm } from '../forms/useTextForm';
import { CallFailed } from '../layout/CallFailed';
import { dropPart, keepPart, recallPart } from './kept';

const EMPTY = { code: '' };
/** People group digits as they read them. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

/** The code that came by SMS, for the access to the account. */
export function CodeForm({ number }: { number: string }) {
  const navigate = useNavigate();
  const { form, field, submit, sending, failure } = useTextForm({
    empty: EMPTY,
    draft: null,
    problemsOf: ({ code }) => ({
      code: requiredText(code) ?? (/^\d{6}$/.test(digitsOf(code)) ? undefined : 'Enter the 6 digits we sent'),
    }),
    async send({ code }) {
      const browser = recallPart('asked')?.key ?? newKey();
      const body = { number, code: digitsOf(code), browser };
      const { renewalAccess } = await callApi('verifyRenewalCode', { body, idempotencyKey: browser });
      keepPart('access', renewalAccess);
      dropPart('asked');
      navigate('/renew', { replace: true });
    },
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
        {...field('code')}
      />
      {failure !== null && (
        <CallFailed
          title="The code was not checked"
          error={failure}
          unanswered="Send the same code again: it still works."
        />
      )}
      <SubmitButton wide busy={sending ? 'Checking…' : null}>
        Continue
      </SubmitButton>
    </form>
  );
}
