import { CONTACT_LINKS } from '../content/contacts';

/** Shows that something is in progress; the label is announced. Without script, it says whom to call instead. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <p className="spinner needs-script" role="status">
        <span className="spinner-ring" aria-hidden="true" />
        <span>{label}</span>
      </p>
      <noscript>
        <p className="notice notice-info">
          This page needs JavaScript. Without it, call {CONTACT_LINKS.phone.text} and we will help you.
        </p>
      </noscript>
    </>
  );
}
