import { CONTACT_LINKS } from '../content/contacts';

/** One line with the ways to contact people. */
export function ReachUs() {
  return (
    <p className="reach-us">
      Need a hand? Call <a href={CONTACT_LINKS.phone.href}>{CONTACT_LINKS.phone.text}</a> or write on{' '}
      <a href={CONTACT_LINKS.whatsapp.href} rel="noreferrer">
        WhatsApp
      </a>
      .
    </p>
  );
}
