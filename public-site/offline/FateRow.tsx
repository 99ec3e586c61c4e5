import { Link } from 'react-router';
import { ConnectionRow } from './ConnectionRow';
import { drop, type FormName, type RefusedEntry, type SentEntry } from './outbox';
import { WORDS } from './words';

interface FateRowProps<F extends FormName> {
  form: F;
  entry: SentEntry<F> | RefusedEntry<F>;
}

/** The result of a form that had waited, shown on whatever page the visitor is. */
export function FateRow<F extends FormName>({ form, entry }: FateRowProps<F>) {
  const { what, page, sent, next } = WORDS[form];
  if (entry.state === 'refused') {
    return (
      <ConnectionRow tone="bad" icon="alert" text={`${what} could not be sent as it is.`}>
        <Link className="button button-small" to={page}>
          Check it
        </Link>
      </ConnectionRow>
    );
  }
  const onward = next?.(entry.result);
  return (
    <ConnectionRow tone="good" icon="check" text={sent(entry.result)}>
      {onward && (
        <Link className="button button-small" to={onward.to} onClick={() => drop(form)}>
          {onward.text}
        </Link>
      )}
      <button type="button" className="button button-small button-quiet" onClick={() => drop(form)}>
        Close
      </button>
    </ConnectionRow>
  );
}
