import { callApi } from '../api/callApi';
import { keyFor } from '../api/idempotencyKey';
import { optionalEmailRule, phoneRule, requiredText } from '../forms/clientRules';
import { filled } from '../forms/filled';
import { useTextForm } from '../forms/useTextForm';
import type { RememberedCheck } from './rememberedCheck';

const DRAFT = 'interest';
const EMPTY = { firstName: '', lastName: '', phoneNumber: '', emailAddress: '' };
type Values = typeof EMPTY;

/** The interest form's draft, its rules, and the sending of it. */
export function useInterestForm(check: RememberedCheck, onSent: (neighbours: number) => void) {
  return useTextForm<Values>({
    empty: EMPTY,
    draft: DRAFT,
    problemsOf: ({ firstName, lastName, phoneNumber, emailAddress }) => ({
      firstName: requiredText(firstName),
      lastName: requiredText(lastName),
      phoneNumber: phoneRule(phoneNumber),
      emailAddress: optionalEmailRule(emailAddress),
    }),
    async send({ firstName, lastName, phoneNumber, emailAddress }) {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), phoneNumber: phoneNumber.trim() };
      const client = { ...person, ...filled({ emailAddress }) };
      const body = { client, coverageCheckId: check.response.coverageCheck.id };
      const { neighbours } = await callApi('createInterest', { body, idempotencyKey: keyFor(DRAFT, body) });
      onSent(neighbours);
    },
  });
}
