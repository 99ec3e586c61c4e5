import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { coverageMessage } from '../../contract/coverage/coverage';
import { type RememberedCheck, recallCheck } from '../coverage/rememberedCheck';
import { Notice } from '../layout/Notice';

/** The result of the last coverage check; visitors can order without one, because staff check every order. */
export function CoverageReminder() {
  const [check, setCheck] = useState<RememberedCheck | null | undefined>();
  useEffect(() => setCheck(recallCheck()), []);
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
    <Notice tone={check.coverage === 'available' ? 'good' : 'warn'}>
      <p>
        <b>{check.place}:</b> {coverageMessage(check.response.coverageResponse.status, 'restored')}{' '}
        {check.coverage !== 'available' && 'We call you before anything is installed. '}
        <Link to="/">Check another place</Link>
      </p>
    </Notice>
  );
}
