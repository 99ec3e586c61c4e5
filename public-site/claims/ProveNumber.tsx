import { useState } from 'react';
import { formatPhone } from '../../contract/phone';
import { AnotherCode } from '../forms/AnotherCode';
import { PhoneCodeForm } from '../forms/PhoneCodeForm';
import { CallFailed } from '../layout/CallFailed';
import type { ClaimedOrder, Filed, OwnClaim } from './useClaim';
import { useProof } from './useProof';

interface ProveNumberProps {
  order: ClaimedOrder;
  filed: Filed;
  /** Receives the claim's new state once the number is confirmed. */
  onClaim(claim: OwnClaim): void;
}

/** Asks every payer to confirm the number that paid, whether or not we know the payment; without a confirmation, staff decide. */
export function ProveNumber({ order, filed, onClaim }: ProveNumberProps) {
  const { asked, ask, prove } = useProof(order, filed, onClaim);
  const [failure, setFailure] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const number = <b>{formatPhone(filed.phoneNumber)}</b>;

  const send = () => {
    if (asking) return;
    setAsking(true);
    setFailure(null);
    ask()
      .catch(setFailure)
      .finally(() => setAsking(false));
  };

  if (asked)
    return (
      <section aria-labelledby="prove-number">
        <h3 id="prove-number">Enter the code we sent</h3>
        <p>We have sent an SMS to {number}. The code is valid for 10 minutes.</p>
        <PhoneCodeForm name="oneTimeCode" submitLabel="Confirm number" send={prove} />
        <AnotherCode askedAt={asked.at} ask={ask} />
      </section>
    );
  return (
    <section aria-labelledby="prove-number">
      <h3 id="prove-number">Is {number} your number?</h3>
      <p className="soft">
        Confirm it with a code by SMS. Then we can accept your payment as soon as we find it. Otherwise our staff check
        it first.
      </p>
      {failure !== null && (
        <CallFailed title="No code was sent" error={failure} unanswered="If no code comes, ask again." />
      )}
      <button type="button" className="button button-quiet" aria-disabled={asking} onClick={send}>
        {asking ? 'Asking for a code…' : 'Send me a code'}
      </button>
    </section>
  );
}
