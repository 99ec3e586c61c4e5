import { type ReactNode, useEffect, useState } from 'react';
import { PHONE_CODE_PAUSE } from '../../contract/constants';
import { CallFailed } from '../layout/CallFailed';
import { Icon } from '../layout/Icon';
import { Notice } from '../layout/Notice';

interface AnotherCodeProps {
  /** When the last code was requested, in milliseconds since 1970. */
  askedAt: number;
  /** Requests another code. */
  ask(): Promise<void>;
  /** An alternative to another code. */
  children?: ReactNode;
}

/** Offers another code to visitors who received none, one minute after the last one. */
export function AnotherCode({ askedAt, ask: send, children }: AnotherCodeProps) {
  const [last, setLast] = useState(askedAt);
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    setReady(false);
    const timer = setTimeout(() => setReady(true), Math.max(0, last + PHONE_CODE_PAUSE - Date.now()));
    return () => clearTimeout(timer);
  }, [last]);

  const ask = () => {
    if (!ready) return;
    setReady(false);
    setFailure(null);
    send().then(
      () => setLast(Date.now()),
      (error: unknown) => {
        setFailure(error);
        setReady(true);
      },
    );
  };

  return (
    <section className="pay-form" aria-label="Nothing received?">
      {last !== askedAt && <Notice tone="good" title="Another code is on its way" live />}
      {failure !== null && (
        <CallFailed
          title="No code was sent"
          error={failure}
          unanswered="Another code may still be on its way. If it comes, enter it; if not, ask again."
        />
      )}
      <p className="soft">
        No code? Check the number and that your phone has signal. Another code can be sent after a minute.
      </p>
      <p className="button-row">
        <button type="button" className="button button-quiet" aria-disabled={!ready} onClick={ask}>
          <Icon name="refresh" /> Send another code
        </button>
        {children}
      </p>
    </section>
  );
}
