import { useNavigate } from 'react-router';
import { isThrottled, isUnanswered } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { phoneRule, requiredText } from '../forms/clientRules';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { useTextForm } from '../forms/useTextForm';
import { FailedNotice } from '../layout/FailedNotice';
import { useAskAgain } from '../offline/useAskAgain';

/** Finds an order by one of its numbers, which may be known already, and the phone number used for the order. */
export function TrackForm({ number: known = '' }: { number?: string }) {
  const navigate = useNavigate();
  const { form, field, submit, sending, failure } = useTextForm({
    action: 'checkSubscriptionStatus',
    empty: { number: known, phoneNumber: '' },
    draft: null,
    problemsOf: ({ number, phoneNumber }) => ({ number: requiredText(number), phoneNumber: phoneRule(phoneNumber) }),
    async send({ number, phoneNumber }) {
      const body = { number: number.trim(), phoneNumber: phoneNumber.trim() };
      const found = await callApi('checkSubscriptionStatus', { body });
      navigate(`/track/${found.subscriptionId}`);
    },
  });
  useAskAgain(failure, () => form.current?.requestSubmit());

  return (
    <form ref={form} className="card track-form" method="post" onSubmit={submit} noValidate>
      <TextField
        label="Order, subscription or account number"
        required
        hint="From your order or receipt, such as SF-000123 or KF-000123."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...field('number')}
      />
      <TextField
        label="Phone number"
        required
        hint="The one you ordered with."
        type="tel"
        autoComplete="tel"
        placeholder="0771 234 567"
        {...field('phoneNumber')}
      />
      {failure !== null && (
        <FailedNotice
          title={isUnanswered(failure) || isThrottled(failure) ? 'We could not look for it' : 'We did not find it'}
          error={failure}
          asksAgain
        />
      )}
      <SubmitButton wide busy={sending ? 'Looking…' : null}>
        Track
      </SubmitButton>
    </form>
  );
}
