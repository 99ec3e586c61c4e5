import { callApi } from '../api/callApi';
import { keyFor } from '../api/idempotencyKey';
import { optionalEmailRule, optionalPhoneRule, requiredText } from '../forms/clientRules';
import { filled } from '../forms/filled';
import { useTextForm } from '../forms/useTextForm';

const DRAFT = 'contact';
const EMPTY = { name: '', phoneNumber: '', emailAddress: '', accountNumber: '', subject: '', message: '' };
/** As the API says it. */
const UNREACHABLE = 'is required where there is no e-mail address';

/** The contact form's draft, its rules, and the sending of it; `onSent` gets the number of the ticket it became. */
export function useContactForm(onSent: (ticketNumber: string) => void) {
  return useTextForm({
    empty: EMPTY,
    draft: DRAFT,
    problemsOf: ({ name, phoneNumber, emailAddress, subject, message }) => ({
      name: requiredText(name),
      phoneNumber: phoneNumber.trim() || emailAddress.trim() ? optionalPhoneRule(phoneNumber) : UNREACHABLE,
      emailAddress: optionalEmailRule(emailAddress),
      subject: requiredText(subject),
      message: requiredText(message),
    }),
    async send({ name, subject, message, ...optional }) {
      const body = { name: name.trim(), subject: subject.trim(), message: message.trim(), ...filled(optional) };
      const { ticket } = await callApi('sendPortalMessage', { body, idempotencyKey: keyFor(DRAFT, body) });
      onSent(ticket.ticketNumber);
    },
  });
}
