import { CONTACT_LINKS } from '../content/contacts';

/** Something is under way; the label is read out. Where no script will ever end it, it says whom to call. */
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
