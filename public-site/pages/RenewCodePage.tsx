import { Link } from 'react-router';
import { AnotherCode } from '../forms/AnotherCode';
import { ReachUs } from '../layout/ReachUs';
import { Spinner } from '../layout/Spinner';
import { useHydrated } from '../layout/useHydrated';
import { askForCode } from '../renewals/askForCode';
import { CodeForm } from '../renewals/CodeForm';
import { recallPart } from '../renewals/kept';
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
