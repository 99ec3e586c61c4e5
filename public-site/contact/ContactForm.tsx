import { useState } from 'react';
import { TextArea, TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { FailedNotice } from '../layout/FailedNotice';
import { useFocusWhen } from '../layout/useFocusWhen';
import { WaitingNotice } from '../offline/WaitingNotice';
import { MessageSent } from './MessageSent';
import { useContactForm } from './useContactForm';

/** The contact form: the visitor's name, how to reply, and the subject. */
export function ContactForm() {
  const [ticketNumber, setTicketNumber] = useState<string | null>(null);
  const { form, field, submit, sending, failure, waiting } = useContactForm(setTicketNumber);
  const sent = useFocusWhen<HTMLElement>(ticketNumber !== null);
  const kept = useFocusWhen<HTMLElement>(waiting);

  if (ticketNumber !== null) return <MessageSent ref={sent} ticketNumber={ticketNumber} />;
  if (waiting) return <WaitingNotice ref={kept} form="contact" />;
  return (
    <form ref={form} className="card contact-form" method="post" onSubmit={submit} noValidate>
      <h2>Send a message</h2>
      <TextField label="Your name" required autoComplete="name" {...field('name')} />
      <div className="field-pair">
        <TextField
          label="Phone number"
          hint="Or an e-mail address: one of them, for our answer."
          type="tel"
          autoComplete="tel"
          placeholder="0771 234 567"
          {...field('phoneNumber')}
        />
        <TextField
          label="E-mail"
          hint="Such as name@example.com."
          type="email"
          autoComplete="email"
          {...field('emailAddress')}
        />
      </div>
      <TextField
        label="Account number"
        hint="If you are a customer: it is on your receipts."
        autoComplete="off"
        autoCapitalize="characters"
        {...field('accountNumber')}
      />
      <TextField label="Subject" required {...field('subject')} />
      <TextArea label="Message" required hint="Never send PINs or passwords." rows={6} {...field('message')} />
      {failure !== null && <FailedNotice title="Your message was not sent" error={failure} />}
      <SubmitButton busy={sending ? 'Sending…' : null}>Send the message</SubmitButton>
    </form>
  );
}
