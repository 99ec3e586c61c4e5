import { Link } from 'react-router';
import { Notice } from '../layout/Notice';

/** Shown if the visitor has not yet identified their account, or not proved that it is theirs. */
export function WhichAccount() {
  return (
    <Notice tone="info" title="Which account is it?">
      <p>Enter your account number, or the phone number on it, and we send a code by SMS.</p>
      <Link className="button" to="/login_renew">
        Ask for a code
      </Link>
    </Notice>
  );
}
