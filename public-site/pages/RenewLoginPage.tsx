import { Link } from 'react-router';
import { CONTACT_LINKS } from '../content/contacts';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { useAddressParam, useHydrated } from '../layout/useHydrated';
import { recallPart } from '../renewals/kept';
import { NumberForm } from '../renewals/NumberForm';
import { OwnLine } from '../renewals/OwnLine';
import { isAccessValid } from '../renewals/useAccess';

/** The renewal login, which identifies the account. `?ended` says that a renewal session has just expired. */
export default function RenewLoginPage() {
  const ended = useAddressParam('ended');
  const known = useHydrated() ? recallPart('access') : null;
  return (
    <div className="page narrow">
      <h1>Renew your subscription</h1>
      <p className="lead">
        We send a code to the phone number on your account. Then you can see your package and renew it.
      </p>
      {ended && (
        <Notice tone="warn" title="Your session has expired" live>
          <p>For your safety we closed it. Ask for a new code to go on. Payments you made are safe.</p>
        </Notice>
      )}
      {known && isAccessValid(known, Date.now()) && (
        <Notice tone="info" title={`You are renewing account ${known.accountNumber}`}>
          <Link className="button" to="/renew">
            Continue
          </Link>
        </Notice>
      )}
      <OwnLine />
      <noscript>
        <p className="notice notice-info">
          Renewing here needs JavaScript. Without it, call {CONTACT_LINKS.phone.text} and we will renew it with you.
        </p>
      </noscript>
      <NumberForm />
      <ReachUs />
    </div>
  );
}
