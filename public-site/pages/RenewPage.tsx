import { Spinner } from '../layout/Spinner';
import { Renewal } from '../renewals/Renewal';
import { useAccess } from '../renewals/useAccess';
import { WhichAccount } from '../renewals/WhichAccount';

/** Shows the current subscription, its end date, and what a renewal adds. */
export default function RenewPage() {
  const { access, end } = useAccess();
  return (
    <div className="page wide">
      {access ? (
        <Renewal access={access} onEnded={end} />
      ) : (
        <>
          <h1>Your renewal</h1>
          {access === null ? <WhichAccount /> : <Spinner label="Loading your subscription" />}
        </>
      )}
    </div>
  );
}
