import { useState, useSyncExternalStore } from 'react';
import { useFocusWhen } from '../layout/useFocusWhen';
import { forget } from '../remembered/remember';
import { ConnectionRow } from './ConnectionRow';
import { drop, type FormName } from './outbox';
import { isUnderWay, onUnderWay, sendNow } from './queue';
import { WORDS } from './words';

interface WaitingRowProps {
  /** The waiting forms; at least one. */
  forms: readonly FormName[];
  /** True if they were tried again without an answer. */
  again: boolean;
  online: boolean;
}

/** The forms that wait: the visitor can send them at once or discard them. */
export function WaitingRow({ forms, again, online }: WaitingRowProps) {
  const sending = useSyncExternalStore(onUnderWay, () => forms.some(isUnderWay));
  const [asking, setAsking] = useState(false);
  const keep = useFocusWhen<HTMLButtonElement>(asking);
  const discard = () => {
    for (const form of forms) {
      drop(form);
      forget(form);
    }
  };
  const names = forms.map((form) => WORDS[form].what);

  if (asking) {
    const named = names.join(' and ').toLowerCase();
    return (
      <ConnectionRow tone="warn" icon="alert" text={`Delete ${named} from this phone?`}>
        <button type="button" className="button button-small button-quiet" onClick={discard}>
          Delete
        </button>
        {/* This button is where "Discard" was, so that a double tap deletes nothing. */}
        <button ref={keep} type="button" className="button button-small" onClick={() => setAsking(false)}>
          Keep
        </button>
      </ConnectionRow>
    );
  }
  const one = forms.length === 1;
  const subject = one ? names[0] : `${forms.length} forms`;
  const waits = `${one ? 'is' : 'are'} ${again ? 'still ' : ''}waiting to be sent.`;
  const text = sending
    ? `Sending ${one ? names[0]?.toLowerCase() : subject}…`
    : `${online ? '' : 'You are offline. '}${subject} ${waits}`;
  return (
    <ConnectionRow tone="warn" icon="clock" text={text}>
      <button
        type="button"
        className="button button-small"
        aria-disabled={sending}
        onClick={() => {
          for (const form of forms) void sendNow(form);
        }}
      >
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
    </ConnectionRow>
  );
}
