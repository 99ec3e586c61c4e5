import { isUnanswered, sayError } from '../api/ApiError';
import { Notice } from './Notice';
import { ReachUs } from './ReachUs';

interface FailedNoticeProps {
  title: string;
  error: unknown;
  retry?: () => void;
  /** Whether the call is repeated by itself when the link is back (`useAskAgain`). */
  asksAgain?: boolean;
}

/** A call failed: why, the way to repeat it, and people to ask. */
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
