import { SLOT_HOURS } from '../../../contract/workOrders/slots';
import type { Wording } from '../../i18n/wording';
import type { WorkOrder } from './WorkOrder';

/** Formats a visit's part of the day with its hours: "Morning, 8:00–12:00". */
export function slotWords(slot: WorkOrder['slot'], { t, wordsOf }: Wording): string {
  const { from, until } = SLOT_HOURS[slot];
  return t('workOrders.slot', { slot: wordsOf(slot), from: `${from}:00`, until: `${until}:00` });
}

/** Formats when a visit is planned. */
export function plannedWords({ visitDate, slot }: WorkOrder, wording: Wording): string {
  const { t, formatDateIn } = wording;
  if (!visitDate) return t('workOrders.notPlanned');
  const day = formatDateIn(visitDate, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} · ${slotWords(slot, wording)}`;
}
