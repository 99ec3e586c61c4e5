import { FIBRE_CONSENT } from '../../contract/privacy/consent';
import { optionalEmailRule, phoneRule, requiredText } from '../forms/clientRules';
import { filled, useTextForm } from '../forms/useTextForm';
import { sendOrKeep } from '../offline/sendOrKeep';
import { useOutbox } from '../offline/useOutbox';
import { secretDraft } from '../remembered/secret';
import type { RememberedCheck } from './rememberedCheck';

const NAME = 'interest';
const EMPTY = { firstName: '', lastName: '', phoneNumber: '', emailAddress: '' };
type Values = typeof EMPTY;
const DRAFT = secretDraft<Values>(NAME);

/** Manages the waiting list form's draft, its rules, and sending it, now or later. */
export function useInterestForm(check: RememberedCheck, onSent: (neighbours: number) => void) {
  const coverageCheckId = check.response.coverageCheck.id;
  const text = useTextForm<Values>({
    action: 'createInterest',
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
      const sent = await sendOrKeep(NAME, { client, coverageCheckId, consentVersion: FIBRE_CONSENT.version });
      if (sent) onSent(sent.neighbours);
    },
  });
  const waiting = useOutbox(NAME, {
    // The visitor may have checked another place since then.
    onSent: (sent) => sent.coverageCheckId === coverageCheckId && onSent(sent.neighbours),
    onRefused: text.refuse,
    onGone: text.clear,
  });
  return { ...text, waiting };
}
