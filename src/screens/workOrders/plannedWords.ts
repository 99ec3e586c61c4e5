import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import type { Wording } from '../../i18n/wording';
import { slotWords } from '../../ui/texts/slotWords';

/** Formats when a visit is planned. */
export function plannedWords({ visitDate, slot }: WorkOrder, wording: Wording): string {
  const { t, formatDayIn } = wording;
  if (!visitDate) return t('workOrders.notPlanned');
  const day = formatDayIn(visitDate, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} · ${slotWords(slot, wording)}`;
}
