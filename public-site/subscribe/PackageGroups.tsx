import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { days } from '../content/format';
import { ChoiceCard } from '../forms/ChoiceCard';
import { Switch } from '../forms/Switch';
import { PackageFacts } from './PackageFacts';
import { asFastAs, groupFor, type PackageGroup, packagesIn, periodsOf, segmentsOf } from './packageGroups';
import type { Product } from './usePackages';
import type { SubscribeValues } from './values';

const NAMES: Record<Product['segment'], string> = { HOME: 'Home', BUSINESS: 'Business' };
/** How many packages are shown at first. */
const FIRST = 4;

interface PackageGroupsProps {
  form: UseFormReturn<SubscribeValues>;
  /** The packages; at least one. */
  products: Product[];
  errorId: string | undefined;
}

/**
 * Lets the visitor choose the type of customer and the period, then shows at most four packages as cards; the others of the group
 * are shown on request.
 */
export function PackageGroups({ form, products, errorId }: PackageGroupsProps) {
  const [seen, setSeen] = useState<PackageGroup | null>(null);
  const [all, setAll] = useState(false);
  const chosen = products.find(({ id }) => id === form.watch('productId'));
  const group = chosen ?? seen ?? groupFor(products, segmentsOf(products)[0] ?? 'HOME');
  const packages = packagesIn(products, group);
  const isFirst = (product: Product, index: number) => all || index < FIRST || product === chosen;
  const shown = packages.filter(isFirst);

  const see = (next: PackageGroup) => {
    setSeen(next);
    setAll(false);
    form.setValue('productId', asFastAs(products, next, chosen));
  };
  const validate = (id: string) => (products.some((product) => product.id === id) ? undefined : 'Choose a package');

  return (
    <>
      <Switch
        legend="For"
        options={segmentsOf(products).map((value) => ({ value, text: NAMES[value] }))}
        chosen={group.segment}
        onChoose={(segment) => see(groupFor(products, segment, group.durationDays))}
      />
      <Switch
        legend="Period"
        options={periodsOf(products, group.segment).map((value) => ({ value, text: days(value) }))}
        chosen={group.durationDays}
        onChoose={(durationDays) => see({ ...group, durationDays })}
      />
      <div className="choices choices-packages">
        {shown.map((product) => (
          <ChoiceCard
            key={product.id}
            value={product.id}
            aria-describedby={errorId}
            {...form.register('productId', { validate })}
          >
            <PackageFacts product={product} />
          </ChoiceCard>
        ))}
      </div>
      {shown.length < packages.length && (
        <button type="button" className="button button-text" onClick={() => setAll(true)}>
          Show all {packages.length} packages
        </button>
      )}
    </>
  );
}
