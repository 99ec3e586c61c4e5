import { ChoiceCard } from '../forms/ChoiceCard';
import { Icon } from '../layout/Icon';
import { PackageFacts } from '../subscribe/PackageFacts';
import type { Product } from '../subscribe/usePackages';

interface RenewalPackagesProps {
  products: Product[];
  /** The current package; undefined if it is no longer sold. */
  current: Product | undefined;
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/** The choice of the package to renew with: the current one, and the others on request. */
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
  const others = (
    <div className="choices choices-packages">{products.filter((each) => each !== current).map(card)}</div>
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
            {others}
          </details>
        </>
      ) : (
        <>
          <p className="soft">Your package is no longer available. Choose another.</p>
          {others}
        </>
      )}
    </fieldset>
  );
}
