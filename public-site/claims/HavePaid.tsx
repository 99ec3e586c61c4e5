import { formatMoment, today } from '../content/format';
import { TextField } from '../forms/Field';
import { SubmitButton } from '../forms/SubmitButton';
import { CallFailed } from '../layout/CallFailed';
import { Notice } from '../layout/Notice';
import { ProveNumber } from './ProveNumber';
import { type ClaimedOrder, useClaim } from './useClaim';

interface HavePaidProps {
  order: ClaimedOrder;
  onSettled(): void;
  onLooking?: (() => void) | undefined;
}

/** A form for the details of a payment that we have not received; the answer says what happens next, and by when. */
export default function HavePaid({ order, onSettled, onLooking }: HavePaidProps) {
  const { form, field, submit, sending, failure, claim, filed, proved, onProved } = useClaim(order, {
    onSettled,
    onLooking,
  });
  if (claim?.settled)
    return (
      <Notice tone="good" title="We have found your payment" live>
        <p>Thank you. We have sent an SMS with the receipt number to the number that paid.</p>
      </Notice>
    );
  return (
    <>
      <form ref={form} className="claim-form" method="post" onSubmit={submit} noValidate>
        {claim && (
          <Notice tone="warn" title={`Case ${claim.claimNumber}: we are looking for your payment`} live>
            <p>
              We check every hour with the payment provider and on our bank statements. You will get an SMS by{' '}
              {formatMoment(claim.answerBy)} at the latest. Please do not pay again.
            </p>
            {proved && <p>Your number is confirmed. We accept your payment as soon as we find it.</p>}
            <p>Quote {claim.claimNumber} if you call us.</p>
          </Notice>
        )}
        <TextField
          label="Confirmation code"
          hint="The transaction ID in the payment SMS. You can paste the whole SMS."
          required
          autoComplete="off"
          placeholder="43012345678"
          {...field('code')}
        />
        <TextField
          label="Number you paid from"
          required
          type="tel"
          autoComplete="tel"
          placeholder="0771 234 567"
          {...field('phoneNumber')}
        />
        <TextField label="Day you paid" required type="date" max={today()} {...field('paidOn')} />
        {failure !== null && (
          <CallFailed
            title="We could not look for your payment"
            error={failure}
            unanswered="We may have your case already. Send it again: it stays one case."
          />
        )}
        <SubmitButton wide busy={sending ? 'Looking for your payment…' : null}>
          {claim ? 'Check now' : 'Find my payment'}
        </SubmitButton>
      </form>
      {claim && filed && !proved && <ProveNumber order={order} filed={filed} onClaim={onProved} />}
    </>
  );
}
