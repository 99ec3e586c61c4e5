import { useState } from 'react';
import { ChoiceCard } from '../forms/ChoiceCard';
import { Icon } from '../layout/Icon';
import { PackageFacts } from '../subscribe/PackageFacts';
import { packagesIn } from '../subscribe/packageGroups';
import type { Product } from '../subscribe/usePackages';

interface RenewalPackagesProps {
  products: Product[];
  /** The current package; undefined if it is no longer sold. */
  current: Product | undefined;
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/**
 * The choice of the package to renew with: the current one and, on request, those for the same customers and period, then all.
 */
export function RenewalPackages({ products, current, chosenId, onChoose }: RenewalPackagesProps) {
  const card = (product: Product) => (
    <ChoiceCard
      key={product.id}
      name="productId"
      value={product.id}
      checked={product.id === chosenId}
      onChange={() => onChoose(product.id)}
    >
      <PackageFacts product={product} />
    </ChoiceCard>
  );
  const [all, setAll] = useState(false);
  const others = products.filter((each) => each !== current);
  const like = current ? packagesIn(others, current) : [];
  const shown =
    all || like.length === 0 ? others : others.filter((each) => like.includes(each) || each.id === chosenId);
  const choices = (
    <>
      <div className="choices choices-packages">{shown.map(card)}</div>
      {shown.length < others.length && (
        <button type="button" className="button button-text" onClick={() => setAll(true)}>
          Show all {others.length} packages
        </button>
      )}
    </>
  );
  return (
    <fieldset className="part card">
      <legend>
        <h2>Renew with</h2>
      </legend>
      {current ? (
        <>
          <div className="choices choices-packages">{card(current)}</div>
          <details className="question">
            <summary>
              Change the package <Icon name="down" />
            </summary>
            {choices}
          </details>
        </>
      ) : (
        <>
          <p className="soft">Your package is no longer available. Choose another.</p>
          {choices}
        </>
      )}
    </fieldset>
  );
}
