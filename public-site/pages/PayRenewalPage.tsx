import { Spinner } from '../layout/Spinner';
import { RenewalCheckout } from '../renewals/RenewalCheckout';
import { useAccess } from '../renewals/useAccess';
import { WhichAccount } from '../renewals/WhichAccount';

/** The page for paying a renewal. */
export default function PayRenewalPage() {
  const { access, end } = useAccess();
  return (
    <div className="page wide">
      {access ? (
        <RenewalCheckout access={access} onEnded={end} />
      ) : (
        <>
          <h1>Pay for your renewal</h1>
          {access === null ? <WhichAccount /> : <Spinner label="Loading your renewal" />}
        </>
      )}
    </div>
  );
}
