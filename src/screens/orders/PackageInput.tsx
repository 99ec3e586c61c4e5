import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { type CardChoice, CardChoiceInput } from '../../ui/inputs/CardChoices';
import { type Package, termsOf } from './Package';

interface Props {
  products: readonly Package[];
  disabled?: boolean;
}

/** Returns packages as cards, each with its terms and its price. */
export const packageChoices = (products: readonly Package[], { t, formatMoney }: Wording): CardChoice[] =>
  products.map((product) => ({
    id: product.id,
    title: product.name,
    text: termsOf(product, t),
    note: formatMoney(product.price),
  }));

/** The choice of a package. */
export function PackageInput({ products, disabled = false }: Props) {
  const wording = useWording();
  return (
    <CardChoiceInput
      source="productId"
      label={wording.t('common.package')}
      choices={packageChoices(products, wording)}
      disabled={disabled}
    />
  );
}
