import { formatMoney } from '../../crud/format';
import { type CardChoice, CardChoiceInput } from '../forms/CardChoices';
import { type Package, termsOf } from './Package';

interface Props {
  products: readonly Package[];
  disabled?: boolean;
}

/** Packages as cards, each with what it gives and its price. */
export const packageChoices = (products: readonly Package[]): CardChoice[] =>
  products.map((product) => ({
    id: product.id,
    title: product.name,
    text: termsOf(product),
    note: formatMoney(product.price),
  }));

/** The choice of a package. */
export function PackageInput({ products, disabled = false }: Props) {
  return <CardChoiceInput source="productId" label="Package" choices={packageChoices(products)} disabled={disabled} />;
}
