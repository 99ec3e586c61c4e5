import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../layout/Icon';
import type { Tone } from '../layout/Notice';
import { useFocusWhen } from '../layout/useFocusWhen';
import { forget } from '../remembered/remember';
import { drop, type Entry, type FormName, type Results } from './outbox';
import { isUnderWay, onUnderWay, sendNow } from './queue';
import { WORDS } from './words';

interface OutboxRowProps<F extends FormName> {
  form: F;
  entry: Entry<F>;
  online: boolean;
}

/** One form of the outbox: what becomes of it, and what can be done about it. */
export function OutboxRow<F extends FormName>({ form, entry, online }: OutboxRowProps<F>) {
  const { what, page } = WORDS[form];
  if (entry.state === 'waiting') return <WaitingRow form={form} tries={entry.tries} online={online} />;
  if (entry.state === 'sent') return <SentRow form={form} result={entry.result} />;
  return (
    <Row tone="bad" icon="alert" text={`${what} could not be taken as it is.`}>
      <Link className="button button-small" to={page}>
        Look at it
      </Link>
    </Row>
  );
}

/** Waits, is being sent, or is about to be discarded. */
function WaitingRow({ form, tries, online }: { form: FormName; tries: number; online: boolean }) {
  const { what } = WORDS[form];
  const sending = useSyncExternalStore(onUnderWay, () => isUnderWay(form));
  const [asking, setAsking] = useState(false);
  const keep = useFocusWhen<HTMLButtonElement>(asking);
  const discard = () => {
    drop(form);
    forget(form);
  };
  if (asking) {
    return (
      <Row tone="warn" icon="alert" text={`Delete ${what.toLowerCase()} from this phone?`}>
        <button type="button" className="button button-small button-quiet" onClick={discard}>
          Delete it
        </button>
        {/* Where "Discard" stood, so that a double tap deletes nothing. */}
        <button ref={keep} type="button" className="button button-small" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </Row>
    );
  }
  const waits = tries > 1 ? 'still waits: there was no answer.' : 'waits for the link.';
  const text = sending ? `${what} is being sent…` : `${online ? '' : 'You are offline. '}${what} ${waits}`;
  return (
    <Row tone="warn" icon="clock" text={text}>
      <button type="button" className="button button-small" aria-disabled={sending} onClick={() => void sendNow(form)}>
        Send now
      </button>
      <button
        type="button"
        className="button button-small button-quiet"
        aria-disabled={sending}
        onClick={() => !sending && setAsking(true)}
      >
        Discard
      </button>
    </Row>
  );
}

function SentRow<F extends FormName>({ form, result }: { form: F; result: Results[F] }) {
  const { sent, next } = WORDS[form];
  const onward = next?.(result);
  return (
    <Row tone="good" icon="check" text={sent(result)}>
      {onward && (
        <Link className="button button-small" to={onward.to} onClick={() => drop(form)}>
          {onward.text}
        </Link>
      )}
      <button type="button" className="button button-small button-quiet" onClick={() => drop(form)}>
        Close
      </button>
    </Row>
  );
}

interface RowProps {
  tone: Tone;
  icon: IconName;
  text: string;
  children: ReactNode;
}

function Row({ tone, icon, text, children }: RowProps) {
  return (
    <div className={`connection-row tone-${tone}`}>
      <Icon name={icon} />
      <p role="status">{text}</p>
      <div className="button-row">{children}</div>
    </div>
  );
}
