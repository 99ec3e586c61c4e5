import { isUnanswered, sayError } from '../api/ApiError';
import { Notice } from './Notice';
import { ReachUs } from './ReachUs';

interface FailedNoticeProps {
  title: string;
  error: unknown;
  retry?: () => void;
  /** True if the call is repeated automatically when the connection is back (`useAskAgain`). */
  asksAgain?: boolean;
}

/** Says why a call failed, and offers a retry and people to contact. */
export function FailedNotice({ title, error, retry, asksAgain = false }: FailedNoticeProps) {
  return (
    <Notice tone="bad" title={title} live>
      <p>{sayError(error)}</p>
      {asksAgain && isUnanswered(error) && <p>We will try again automatically.</p>}
      {retry && (
        <button type="button" className="button button-quiet" onClick={retry}>
          Try again
        </button>
      )}
      <ReachUs />
    </Notice>
  );
}
