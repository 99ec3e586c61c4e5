import { Spinner } from '../layout/Spinner';
import { RenewalCheckout } from '../renewal/RenewalCheckout';
import { useAccess } from '../renewal/useAccess';

/** Pay for a renewal. */
export default function PayRenewalPage() {
  const { access, end } = useAccess();
  return (
    <div className="page wide">
      {access ? (
        <RenewalCheckout access={access} onEnded={end} />
      ) : (
        <>
          <h1>Pay for your renewal</h1>
          <Spinner label="Loading your renewal" />
        </>
      )}
    </div>
  );
}
