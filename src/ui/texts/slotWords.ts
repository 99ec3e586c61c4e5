import { SLOT_HOURS, type VisitSlot } from '../../../contract/workOrders/slots';
import type { Wording } from '../../i18n/wording';

/** Formats a visit's part of the day with its hours: "Morning, 8:00–12:00". */
export function slotWords(slot: VisitSlot, { t, wordsOf }: Wording): string {
  const { from, until } = SLOT_HOURS[slot];
  return t('workOrders.slot', { slot: wordsOf(slot), from: `${from}:00`, until: `${until}:00` });
}
