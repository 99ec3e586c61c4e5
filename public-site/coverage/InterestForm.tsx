import { FORM_ANSWERS } from '../../contract/pages/formAnswers';
import { FIBRE_CONSENT } from '../../contract/privacy/consent';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { useFocusWhen } from '../layout/useFocusWhen';
import { WaitingNotice } from '../offline/WaitingNotice';
import { waitingSentence } from './neighbours';
import type { RememberedCheck } from './rememberedCheck';
import { useInterestForm } from './useInterestForm';

/** A short form for the waiting list; afterwards it says how many neighbours also wait. */
export default function InterestForm({ check, onSent }: { check: RememberedCheck; onSent(neighbours: number): void }) {
  const { form, field, submit, sending, failure, waiting } = useInterestForm(check, onSent);
  const kept = useFocusWhen<HTMLElement>(waiting);
  const thanks = useFocusWhen<HTMLDivElement>(check.neighbours !== null);
  if (check.neighbours !== null) {
    return (
      <div ref={thanks} tabIndex={-1} className="interest-thanks">
        <Notice tone="good" title={FORM_ANSWERS.onTheList} live>
          <p>
            {waitingSentence(check.neighbours)} {FORM_ANSWERS.whatFollows}
          </p>
        </Notice>
      </div>
    );
  }
  if (waiting) return <WaitingNotice ref={kept} form="interest" />;
  return (
    <form ref={form} className="interest-form" onSubmit={submit} noValidate aria-label="Tell me when it arrives">
      <p>
        <b>{FORM_ANSWERS.askToBeTold}</b> {FORM_ANSWERS.whyAsk}
      </p>
      <div className="field-pair">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className="field-pair">
        <TextField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          placeholder="0771 234 567"
          {...field('phoneNumber')}
        />
        <TextField label="E-mail" type="email" autoComplete="email" {...field('emailAddress')} />
      </div>
      {failure !== null && <FailedNotice title="Your request was not sent" error={failure} />}
      <p className="soft small">{FIBRE_CONSENT.text}</p>
      <SubmitButton busy={sending ? 'Sending…' : null}>Tell me when it arrives</SubmitButton>
    </form>
  );
}
