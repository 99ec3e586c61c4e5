import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from '../content/contacts';
import { Icon } from './Icon';

/** Every way to contact the provider, with the address and the opening hours. */
export function ContactWays() {
  const { address, hours } = brand.contacts;
  return (
    <ul className="ways">
      <li>
        <Icon name="phone" />
        <span>
          <b>Phone</b>
          <a href={CONTACT_LINKS.phone.href}>{CONTACT_LINKS.phone.text}</a>
        </span>
      </li>
      <li>
        <Icon name="chat" />
        <span>
          <b>WhatsApp</b>
          <a href={CONTACT_LINKS.whatsapp.href} rel="noreferrer">
            {CONTACT_LINKS.whatsapp.text}
          </a>
        </span>
      </li>
      <li>
        <Icon name="mail" />
        <span>
          <b>E-mail</b>
          <a href={CONTACT_LINKS.email.href}>{CONTACT_LINKS.email.text}</a>
        </span>
      </li>
      <li>
        <Icon name="pin" />
        <span>
          <b>Office</b>
          <span>{address}</span>
        </span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          <b>Hours</b>
          <span>{hours}</span>
        </span>
      </li>
    </ul>
  );
}
