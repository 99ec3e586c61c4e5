import { useSlow } from '../api/useCall';

interface SubmitButtonProps {
  /** The current activity; null if there is none. */
  busy: string | null;
  children: string;
  wide?: boolean;
}

/**
 * Submits its form. While busy it says what is in progress and, if that takes long, why; it then does nothing, but keeps the
 * focus.
 */
export function SubmitButton({ busy, children, wide = false }: SubmitButtonProps) {
  const slow = useSlow(busy !== null);
  return (
    <button type="submit" className={`button button-large${wide ? ' button-wide' : ''}`} aria-disabled={busy !== null}>
      {busy !== null && <span className="spinner-ring" aria-hidden="true" />}
      <span aria-live="polite">{slow ? `${busy} The connection is slow.` : (busy ?? children)}</span>
    </button>
  );
}
