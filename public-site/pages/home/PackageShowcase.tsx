import { useState } from 'react';
import { PACKAGES_MARK } from '../../../contract/pages/routes';
import { CONTACT_LINKS } from '../../content/contacts';
import { HOME } from '../../content/home';
import { FailedNotice } from '../../layout/FailedNotice';
import { usePackages } from '../../subscribe/usePackages';
import { PackageCard } from './PackageCard';

const FIRST = 4;
const PLACEHOLDERS = ['a', 'b', 'c', 'd'];

/** The packages on offer: the first few, and the rest on request. */
export function PackageShowcase() {
  const { products, error, retry } = usePackages();
  const [all, setAll] = useState(false);
  const shown = products && (all ? products : products.slice(0, FIRST));
  return (
    <section className="band wide" aria-labelledby="packages">
      <h2 id="packages">{HOME.packages.heading}</h2>
      <p className="lead">{HOME.packages.intro}</p>
      <noscript>
        <p id={PACKAGES_MARK} className="notice notice-info">
          Turn on JavaScript to see our packages, or call {CONTACT_LINKS.phone.text}.
        </p>
      </noscript>
      {error !== null && <FailedNotice title="The packages did not load" error={error} retry={retry} asksAgain />}
      <ul className="packages" aria-busy={!shown && error === null}>
        {shown?.map((product) => (
          <PackageCard key={product.id} product={product} />
        ))}
        {!shown && error === null && PLACEHOLDERS.map((key) => <li key={key} className="skeleton package-skeleton" />)}
      </ul>
      {products && products.length > FIRST && !all && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          Show all {products.length} packages
        </button>
      )}
    </section>
  );
}
