import type { ReactNode } from 'react';
import { isUnanswered } from '../api/ApiError';
import { FailedNotice } from './FailedNotice';
import { Notice } from './Notice';

interface CallFailedProps {
  /** Of a call that was refused. */
  title: string;
  error: unknown;
  /** What to do where no answer came, in a sentence: it may have been done all the same. */
  unanswered: string;
  /** What else can be done then. */
  children?: ReactNode;
}

/** A call that changes something did not succeed, or nobody knows whether it did. */
export function CallFailed({ title, error, unanswered, children }: CallFailedProps) {
  if (!isUnanswered(error)) return <FailedNotice title={title} error={error} />;
  return (
    <Notice tone="warn" title="Connection lost before the answer came" live>
      <p>{unanswered}</p>
      {children}
    </Notice>
  );
}
