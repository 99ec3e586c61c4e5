import { Link } from 'react-router';
import { ContactForm } from '../contact/ContactForm';
import { ContactWays } from '../layout/ContactWays';

/** The ways to contact people, and a form that sends them a message. */
export default function ContactPage() {
  return (
    <div className="page wide">
      <h1>Contact us</h1>
      <p className="lead">
        Calling is quickest. See also our <Link to="/FAQs">questions and answers</Link>.
      </p>
      <div className="contact">
        <ContactForm />
        <aside className="card" aria-labelledby="reach">
          <h2 id="reach">Reach us directly</h2>
          <ContactWays />
        </aside>
      </div>
    </div>
  );
}
