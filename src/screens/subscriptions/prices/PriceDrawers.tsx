import { priceActions } from '../../../../resources/subscriptions/priceActions';
import type { PriceChange } from '../../../../resources/subscriptions/priceChanges';
import { useWording } from '../../../i18n/useWording';
import { HelperText } from '../../../ui/texts/HelperText';
import { DeclaredDrawer } from '../../actions/DeclaredDrawer';
import { PricePreview } from './PricePreview';

/** The days of notice that a new change proposes. */
const USUAL_NOTICE = 14;

interface PlanProps {
  product: { id: string; name: string; price: number };
  onClose(): void;
}

/** Plans a price of a package. */
export function PlanPriceDrawer({ product: { id, name, price }, onClose }: PlanProps) {
  const { t, formatMoney } = useWording();
  const said = useSaid();
  return (
    <DeclaredDrawer
      action={priceActions.planPriceChange}
      title={t('subscriptions.changePriceOf', { name })}
      submitLabel={t('subscriptions.changePrice')}
      given={{ productId: id }}
      presets={{ noticeDays: USUAL_NOTICE }}
      done={({ priceChange }) => said(priceChange)}
      onClose={onClose}
    >
      <HelperText>{t('subscriptions.priceNow', { price: formatMoney(price) })}</HelperText>
      <PricePreview productId={id} />
    </DeclaredDrawer>
  );
}

/** Changes the day, price or notice of a planned change. */
export function MovePriceDrawer({ change, onClose }: { change: PriceChange; onClose(): void }) {
  const { t } = useWording();
  const said = useSaid();
  const { id, productId, price, startDay, noticeDays, note, dateUpdated, noticed } = change;
  return (
    <DeclaredDrawer
      action={priceActions.movePriceChange}
      title={t('subscriptions.movePrice')}
      submitLabel={t('common.save')}
      params={{ id }}
      version={dateUpdated}
      presets={{ price, startDay, noticeDays, note }}
      done={({ priceChange }) => said(priceChange)}
      onClose={onClose}
    >
      {noticed > 0 && <HelperText>{t('subscriptions.toldAgain', { smart_count: noticed })}</HelperText>}
      <PricePreview productId={productId} />
    </DeclaredDrawer>
  );
}

/** Says when a price starts, or that it is in force. */
function useSaid() {
  const { t, formatDay, formatMoney } = useWording();
  return ({ status, price, startDay }: PriceChange): string =>
    status === 'APPLIED'
      ? t('subscriptions.priceSet', { price: formatMoney(price) })
      : t('subscriptions.pricePlanned', { price: formatMoney(price), day: formatDay(startDay) });
}
