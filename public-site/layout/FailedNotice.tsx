import { sayError } from '../api/ApiError';
import { Notice } from './Notice';
import { ReachUs } from './ReachUs';

interface FailedNoticeProps {
  title: string;
  error: unknown;
  retry?: () => void;
}

/** A call failed: why, the way to repeat it, and people to ask. */
export function FailedNotice({ title, error, retry }: FailedNoticeProps) {
  return (
    <Notice tone="bad" title={title} live>
      <p>{sayError(error)}</p>
      {retry && (
        <button type="button" className="button button-quiet" onClick={retry}>
          Try again
        </button>
      )}
      <ReachUs />
    </Notice>
  );
}
