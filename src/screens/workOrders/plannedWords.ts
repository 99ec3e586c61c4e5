import { slotWords } from '../../i18n/slotWords';
import type { Wording } from '../../i18n/wording';
import type { WorkOrder } from './WorkOrder';

/** Formats when a visit is planned. */
export function plannedWords({ visitDate, slot }: WorkOrder, wording: Wording): string {
  const { t, formatDateIn } = wording;
  if (!visitDate) return t('workOrders.notPlanned');
  const day = formatDateIn(visitDate, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} · ${slotWords(slot, wording)}`;
}
