import { Link, useNavigate } from 'react-router';
import { normalisePhone } from '../../contract/phone';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { AnotherCode } from '../forms/AnotherCode';
import { PhoneCodeForm } from '../forms/PhoneCodeForm';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { useHydrated } from '../layout/useHydrated';
import { askForCode } from '../renewals/askForCode';
import { dropPart, keepPart, recallPart } from '../renewals/kept';
import { WhichAccount } from '../renewals/WhichAccount';

/** The page for the one-time code that proves whose account it is. */
export default function RenewCodePage() {
  const hydrated = useHydrated();
  const asked = hydrated ? recallPart('asked') : undefined;
  return (
    <div className="page narrow">
      <h1>Enter the code we sent</h1>
      {asked === undefined && <Spinner label="One moment" />}
      {asked === null && <WhichAccount />}
      {asked && (
        <>
          <p className="lead">
            If we have an account for <b>{asked.number}</b>, we have sent an SMS to the phone number on it. The code is
            valid for 10 minutes.
          </p>
          <CodeForm number={asked.number} />
          <AnotherCode askedAt={asked.at} ask={() => askForCode(asked.number)}>
            <Link className="button button-quiet" to="/login_renew">
              Use another number
            </Link>
          </AnotherCode>
        </>
      )}
      <ReachUs />
    </div>
  );
}

/** A form for the SMS code that gives access to the account. */
function CodeForm({ number }: { number: string }) {
  const navigate = useNavigate();
  const send = async (code: string) => {
    const browser = recallPart('asked')?.key ?? newKey();
    const body = { number, code, browser };
    const { renewalAccess, accounts } = await callApi('verifyRenewalCode', { body, idempotencyKey: browser });
    keepPart('access', renewalAccess);
    dropPart('asked');
    if (normalisePhone(number)) keepPart('phoneNumber', number);
    else dropPart('phoneNumber');
    if (accounts.length > 1) keepPart('choice', { accounts, isMade: false });
    else dropPart('choice');
    navigate('/renew', { replace: true });
  };
  return <PhoneCodeForm name="code" submitLabel="Continue" send={send} />;
}
