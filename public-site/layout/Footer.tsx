import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from '../content/contacts';
import { BrandMark } from './BrandMark';
import { Icon } from './Icon';

const GROUPS = [
  {
    id: 'footer-connection',
    heading: 'Your connection',
    links: [
      ['/', 'Check coverage'],
      ['/#packages', 'Packages'],
      ['/subscribe', 'Subscribe'],
      ['/login_renew', 'Renew'],
      ['/track_', 'Track an order'],
    ],
  },
  {
    id: 'footer-provider',
    heading: brand.name,
    links: [
      ['/about', 'About us'],
      ['/#how', 'How it works'],
      ['/FAQs', 'Questions and answers'],
      ['/contact', 'Contact'],
      ['/terms-and-conditions', 'Terms and conditions'],
      ['/privacy-policy', 'Privacy policy'],
    ],
  },
] as const;

/** The footer of every page, with contacts and links to all pages. */
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
        {GROUPS.map(({ id, heading, links }) => (
          <nav key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <ul>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="footer-legal">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {brand.name}
        </p>
      </div>
    </footer>
  );
}
