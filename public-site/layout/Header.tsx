import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from '../content/contacts';
import { BrandMark } from './BrandMark';
import { Icon } from './Icon';

const LINKS = [
  { to: '/login_renew', text: 'Renew' },
  { to: '/FAQs', text: 'FAQs' },
  { to: '/about', text: 'About' },
  { to: '/contact', text: 'Contact' },
  { to: '/track_', text: 'Track' },
] as const;

/** The brand and the links; on small screens the links are in a menu, which also opens without script. */
export function Header() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  // The menu closes whenever the page changes.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);

  return (
    <header className="header">
      <div className="header-inner wide">
        <Link className="brand" to="/">
          <BrandMark />
          <span>{brand.name}</span>
        </Link>
        <nav className="header-links" aria-label="Main">
          <SiteLinks />
        </nav>
        <a className="header-phone" href={CONTACT_LINKS.phone.href}>
          <Icon name="phone" />
          <span className="header-phone-text">{CONTACT_LINKS.phone.text}</span>
          <span className="visually-hidden">Call us</span>
        </a>
        <details className="header-menu" ref={menu}>
          <summary>
            <Icon name="menu" size={24} />
            <span className="visually-hidden">Menu</span>
          </summary>
          <nav className="header-menu-links" aria-label="Menu">
            <SiteLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}

function SiteLinks() {
  return (
    <>
      <Link to="/#packages">Packages</Link>
      {LINKS.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
      <Link className="button button-small" to="/subscribe">
        Subscribe
      </Link>
    </>
  );
}
