import { useState } from 'react';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { products } from '../../../../resources/subscriptions/products';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionBar } from '../../../ui/buttons/ActionBar';
import { PlanPriceDrawer } from './PriceDrawers';

/** The action on a package that changes its price, today or from a later day on. */
export function PackagePrice({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('planPriceChange')) return null;
  return (
    <>
      <ActionBar actions={[{ label: t('subscriptions.changePrice'), icon: 'tag', run: () => setIsOpen(true) }]} />
      {isOpen && <PlanPriceDrawer product={record as RecordOf<typeof products>} onClose={() => setIsOpen(false)} />}
    </>
  );
}
