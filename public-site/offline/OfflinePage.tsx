import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from '../content/contacts';
import { Icon } from '../layout/Icon';

/** Replaces a page that this browser has not cached. It is shown without script: its links load whole pages. */
export function OfflinePage() {
  return (
    <div className="page narrow">
      <h1>You are offline</h1>
      <p className="lead">
        This page has not been opened on this phone before, so we cannot show it now. It opens when you are back online.
      </p>
      <section className="card" aria-labelledby="works">
        <h2 id="works">What works meanwhile</h2>
        <ul className="offline-ways">
          <li>
            <Link to="/">Our packages and prices</Link>, and how it works
          </li>
          <li>
            <Link to="/FAQs">Questions and answers</Link>
          </li>
          <li>
            <Link to="/subscribe">Filling in an order</Link> or <Link to="/contact">a message</Link>: we will send it
            when you are back online
          </li>
          <li>A call, which needs no internet: we answer {brand.contacts.hours.toLowerCase()}</li>
        </ul>
        <p className="button-row">
          <a className="button" href={CONTACT_LINKS.phone.href}>
            <Icon name="phone" /> Call {CONTACT_LINKS.phone.text}
          </a>
        </p>
      </section>
    </div>
  );
}
