import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import type { PricePreview as Preview } from '../../../../resources/subscriptions/priceActions';
import { priceChanges } from '../../../../resources/subscriptions/priceChanges';
import { useWording } from '../../../i18n/useWording';
import type { Wording } from '../../../i18n/wording';
import { useAnswer } from '../../../session/calls';

/** Says how many lines renew at the new price from the chosen day on, and who keeps the old one. */
export function PricePreview({ productId }: { productId: string }) {
  const wording = useWording();
  const startDay = String(useWatch({ name: 'startDay' }) ?? '');
  const query = { startDay };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(startDay);
  const input = { params: { id: productId }, query };
  const { data } = useAnswer(priceChanges.name, 'previewPriceChange', input, isDay);
  if (!isDay || !data) return null;
  return (
    <Alert severity="info" role="status">
      {sentencesOf(data.pricePreview, wording).join(' ')}
    </Alert>
  );
}

function sentencesOf(preview: Preview, { t, formatDay }: Wording): string[] {
  const { lines, paidAhead, paidAheadUntil, begun, orders } = preview;
  const until = paidAheadUntil ? formatDay(paidAheadUntil) : null;
  return [
    t('subscriptions.renewAtPrice', { smart_count: lines }),
    paidAhead > 0 && until ? t('subscriptions.paidAhead', { smart_count: paidAhead, until }) : '',
    begun > 0 ? t('subscriptions.begunKeep', { smart_count: begun }) : '',
    orders > 0 ? t('subscriptions.ordersPay', { smart_count: orders }) : '',
  ].filter((sentence) => sentence !== '');
}
