import { Link } from 'react-router';
import { brand } from '../../../contract/brand';
import { CONTACT_LINKS } from '../../content/contacts';
import { Icon } from '../../layout/Icon';

/** Support, and links for visitors who have ordered. */
export function HelpBand() {
  return (
    <section className="band wide help" aria-labelledby="help">
      <div>
        <h2 id="help">Prefer to talk?</h2>
        <p className="lead">We answer {brand.contacts.hours.toLowerCase()}.</p>
        <p className="button-row">
          <a className="button" href={CONTACT_LINKS.phone.href}>
            <Icon name="phone" /> {CONTACT_LINKS.phone.text}
          </a>
          <a className="button button-quiet" href={CONTACT_LINKS.whatsapp.href} rel="noreferrer">
            <Icon name="chat" /> WhatsApp
          </a>
        </p>
      </div>
      <div>
        <h2>Already a customer?</h2>
        <p className="lead">Renew your package, or track your order and pay for it.</p>
        <p className="button-row">
          <Link className="button" to="/login_renew">
            <Icon name="refresh" /> Renew
          </Link>
          <Link className="button button-quiet" to="/track_">
            Track your order <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
