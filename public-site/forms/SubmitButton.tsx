import { useSlow } from '../api/useSlow';

interface SubmitButtonProps {
  /** What is under way; null when nothing is. */
  busy: string | null;
  children: string;
  wide?: boolean;
}

/** Sends its form. While busy it says what is under way, and when that takes long why; it does nothing more, yet keeps the focus. */
export function SubmitButton({ busy, children, wide = false }: SubmitButtonProps) {
  const slow = useSlow(busy !== null);
  return (
    <button type="submit" className={`button button-large${wide ? ' button-wide' : ''}`} aria-disabled={busy !== null}>
      {busy !== null && <span className="spinner-ring" aria-hidden="true" />}
      <span aria-live="polite">{slow ? `${busy} The connection is slow.` : (busy ?? children)}</span>
    </button>
  );
}
