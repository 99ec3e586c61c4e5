import { Link } from 'react-router';
import { coverageMessage } from '../../contract/coverage/coverage';
import type { RememberedCheck } from '../coverage/rememberedCheck';
import { Notice } from '../layout/Notice';

interface CoverageReminderProps {
  /** The last coverage check, of a place with fibre; null if there is none, undefined while it is not known. */
  check: RememberedCheck | null | undefined;
}

/** The result of the last coverage check; visitors can order without one, because staff check every order. */
export function CoverageReminder({ check }: CoverageReminderProps) {
  if (check === undefined) return null;
  if (check === null) {
    return (
      <Notice tone="info">
        <p>
          <Link to="/">Check coverage first</Link> – it takes seconds.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      <p>
        <b>{check.place}:</b> {coverageMessage(check.response.coverageResponse.status, 'restored')}{' '}
        <Link to="/">Check another place</Link>
      </p>
    </Notice>
  );
}
