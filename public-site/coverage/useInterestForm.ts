import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { keyFor } from '../api/idempotencyKey';
import { optionalEmailRule, phoneRule, requiredText } from '../forms/clientRules';
import { focusFirstError } from '../forms/focusFirstError';
import { forget, recall, remember } from '../remembered/remember';
import type { RememberedCheck } from './rememberedCheck';

const DRAFT = 'interest';
const EMPTY = { firstName: '', lastName: '', phoneNumber: '', emailAddress: '' };
type Values = typeof EMPTY;
type Errors = Record<string, string>;

/** The interest form's draft, its rules, and the sending of it. */
export function useInterestForm(check: RememberedCheck, onSent: (neighbours: number) => void) {
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY, ...recall<Values>(DRAFT) }));
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useRef<HTMLFormElement | null>(null);

  useEffect(() => focusFirstError(form.current, errors), [errors]);

  const change = (name: keyof Values, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    remember(DRAFT, next);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    if (sending) return;
    const problems = problemsOf(values);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    const body = { client: clientOf(values), coverageCheckId: check.response.coverageCheck.id };
    try {
      const { neighbours } = await callApi('createInterest', { body, idempotencyKey: keyFor(DRAFT, body) });
      forget(DRAFT);
      onSent(neighbours);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (!Object.keys(fields).some((name) => name.startsWith('client.'))) setFailure(error);
    } finally {
      setSending(false);
    }
  };

  return { values, errors, sending, failure, change, submit };
}

const clientOf = ({ firstName, lastName, phoneNumber, emailAddress }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phoneNumber: phoneNumber.trim(),
  ...(emailAddress.trim() ? { emailAddress: emailAddress.trim() } : {}),
});

function problemsOf(values: Values): Errors {
  const found = {
    'client.firstName': requiredText(values.firstName),
    'client.lastName': requiredText(values.lastName),
    'client.phoneNumber': phoneRule(values.phoneNumber),
    'client.emailAddress': optionalEmailRule(values.emailAddress),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
