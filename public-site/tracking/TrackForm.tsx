import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { phoneRule, requiredText } from '../forms/clientRules';
import { focusFirstError } from '../forms/focusFirstError';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { FailedNotice } from '../layout/FailedNotice';

/** Finds an order by one of its numbers and the phone number it was made with. */
export function TrackForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ number: '', phoneNumber: '' });
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [finding, setFinding] = useState(false);

  useEffect(() => focusFirstError(form.current, errors), [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (finding) return;
    const body = { number: values.number.trim(), phoneNumber: values.phoneNumber.trim() };
    const problems = { number: requiredText(body.number), phoneNumber: phoneRule(body.phoneNumber) };
    const bad = Object.entries(problems).filter(([, problem]) => problem);
    setErrors(Object.fromEntries(bad));
    setFailure(null);
    if (bad.length > 0) return;
    setFinding(true);
    try {
      const found = await callApi('checkSubscriptionStatus', { body });
      navigate(`/track/${found.subscriptionId}`);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (!('number' in fields || 'phoneNumber' in fields)) setFailure(error);
      setFinding(false);
    }
  };

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form ref={form} className="card track-form" method="post" onSubmit={submit} noValidate>
      <TextField
        label="Order, subscription or account number"
        required
        hint="From your order or receipt, such as SF-000123 or KF-000123."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...field('number')}
      />
      <TextField
        label="Phone number"
        required
        hint="The one you ordered with."
        type="tel"
        autoComplete="tel"
        maxLength={30}
        placeholder="0771 234 567"
        {...field('phoneNumber')}
      />
      {failure !== null && <FailedNotice title="We did not find it" error={failure} />}
      <SubmitButton wide busy={finding ? 'Looking…' : null}>
        Track
      </SubmitButton>
    </form>
  );
}
