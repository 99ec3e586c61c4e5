import { optionalEmailRule, optionalPhoneRule, requiredText } from '../forms/clientRules';
import { filled, useTextForm } from '../forms/useTextForm';
import { sendOrKeep } from '../offline/sendOrKeep';
import { useOutbox } from '../offline/useOutbox';
import { secretDraft } from '../remembered/secret';

const NAME = 'contact';
const EMPTY = { name: '', phoneNumber: '', emailAddress: '', accountNumber: '', subject: '', message: '' };
const DRAFT = secretDraft<typeof EMPTY>(NAME);
/** The same text as in the API. */
const UNREACHABLE = 'Enter a phone number or an e-mail address';

/** Manages the contact form's draft, its rules, and sending it, now or later; `onSent` receives the number of the new ticket. */
export function useContactForm(onSent: (ticketNumber: string) => void) {
  const text = useTextForm({
    action: 'sendPortalMessage',
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
      const sent = await sendOrKeep(NAME, body);
      if (sent) onSent(sent.ticketNumber);
    },
  });
  const waiting = useOutbox(NAME, {
    onSent: ({ ticketNumber }) => onSent(ticketNumber),
    onRefused: text.refuse,
    onGone: text.clear,
  });
  return { ...text, waiting };
}
