import type { ReactNode } from 'react';
import { isUnanswered } from '../api/ApiError';
import { FailedNotice } from './FailedNotice';
import { Notice } from './Notice';

interface CallFailedProps {
  /** The title for a refused call. */
  title: string;
  error: unknown;
  /** A sentence that says what to do if no answer arrived, because the call may have been carried out anyway. */
  unanswered: string;
  /** Further actions in that case. */
  children?: ReactNode;
}

/** Shown if a call that changes something failed, or if its result is unknown. */
export function CallFailed({ title, error, unanswered, children }: CallFailedProps) {
  if (!isUnanswered(error)) return <FailedNotice title={title} error={error} />;
  return (
    <Notice tone="warn" title="Connection lost before the answer came" live>
      <p>{unanswered}</p>
      {children}
    </Notice>
  );
}
