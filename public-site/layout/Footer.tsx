import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from '../content/contacts';
import { BrandMark } from './BrandMark';
import { Icon } from './Icon';

/** Contacts on every page. */
export function Footer() {
  const { address, hours } = brand.contacts;
  return (
    <footer className="footer">
      <div className="footer-inner wide">
        <div>
          <p className="brand">
            <BrandMark size={32} />
            <span>{brand.name}</span>
          </p>
          <address>
            {address}
            <br />
            {hours}
          </address>
        </div>
        <section aria-labelledby="footer-reach">
          <h2 id="footer-reach">Talk to us</h2>
          <ul>
            <li>
              <a href={CONTACT_LINKS.phone.href}>
                <Icon name="phone" /> <span className="visually-hidden">Phone </span>
                {CONTACT_LINKS.phone.text}
              </a>
            </li>
            <li>
              <a href={CONTACT_LINKS.whatsapp.href} rel="noreferrer">
                <Icon name="chat" /> WhatsApp {CONTACT_LINKS.whatsapp.text}
              </a>
            </li>
            <li>
              <a href={CONTACT_LINKS.email.href}>
                <Icon name="mail" /> <span className="visually-hidden">E-mail </span>
                {CONTACT_LINKS.email.text}
              </a>
            </li>
          </ul>
        </section>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">Your connection</h2>
          <ul>
            <li>
              <Link to="/">Check coverage</Link>
            </li>
            <li>
              <Link to="/subscribe">Subscribe</Link>
            </li>
            <li>
              <Link to="/track_">Track an order</Link>
            </li>
          </ul>
        </nav>
        <p className="footer-legal">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {brand.name}
        </p>
      </div>
    </footer>
  );
}
