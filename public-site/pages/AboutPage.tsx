import { Link } from 'react-router';
import { brand } from '../../contract/brand';
import { ABOUT } from '../content/about';
import { ContactWays } from '../layout/ContactWays';
import { Icon } from '../layout/Icon';

/** Presents the provider and its commitments. */
export default function AboutPage() {
  return (
    <div className="page about wide">
      <header>
        <h1>{ABOUT.heading}</h1>
        <p className="lead">{ABOUT.lead}</p>
      </header>
      <div className="about-parts">
        <div className="prose about-story">
          <div>
            {ABOUT.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="button-row">
              <Link className="button" to="/">
                Check your place
              </Link>
              <Link className="button button-quiet" to="/contact">
                Contact us
              </Link>
            </p>
          </div>
          <section aria-labelledby="promises">
            <h2 id="promises">What you can hold us to</h2>
            <ul className="promises">
              {ABOUT.promises.map(({ title, text }) => (
                <li key={title}>
                  <Icon name="check" size={22} />
                  <div>
                    <h3>{title}</h3>
                    <p className="soft">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className="card about-find" aria-labelledby="find-us">
          <h2 id="find-us">Find {brand.name}</h2>
          <ContactWays />
        </section>
      </div>
    </div>
  );
}
