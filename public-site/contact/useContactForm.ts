import { optionalEmailRule, optionalPhoneRule, requiredText } from '../forms/clientRules';
import { filled } from '../forms/filled';
import { useTextForm } from '../forms/useTextForm';
import { sendOrKeep } from '../offline/sendOrKeep';
import { useOutbox } from '../offline/useOutbox';
import { secretDraft } from '../remembered/secret';

const NAME = 'contact';
const EMPTY = { name: '', phoneNumber: '', emailAddress: '', accountNumber: '', subject: '', message: '' };
const DRAFT = secretDraft<typeof EMPTY>(NAME);
/** As the API says it. */
const UNREACHABLE = 'Enter a phone number or an e-mail address';

/** The contact form's draft, its rules, and the sending of it, now or later; `onSent` gets the number of the ticket it became. */
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
