import type { VisitSlot } from '../../../contract/workOrders/slots';
import { type Visit, visitStateOf } from '../../../contract/workOrders/visit';

/** The parts of a work order that its customer is told about. */
export interface PlannedVisit extends Visit {
  visitDate: string | null;
  slot: VisitSlot;
}

/** The news for the customer, as texts of the message catalogue. */
export type VisitNews = 'visitPlanned' | 'visitMoved' | 'visitCancelled' | 'visitOnTheWay' | 'visitDone';

/** Returns what a change of a work order means for its customer, or null for nothing new. `before` is null for a new one. */
export function visitNews(before: PlannedVisit | null, after: PlannedVisit): VisitNews | null {
  const [was, is] = [before && visitStateOf(before), visitStateOf(after)];
  if (is !== was) {
    if (is === 'DONE') return before ? 'visitDone' : null;
    if (is === 'ON_THE_WAY') return 'visitOnTheWay';
  }
  if (is !== 'PLANNED' && is !== 'NOT_POSSIBLE') return null;
  const day = before?.visitDate ?? null;
  if (after.visitDate === day) return day && before?.slot !== after.slot ? 'visitMoved' : null;
  if (after.visitDate === null) return 'visitCancelled';
  return day === null ? 'visitPlanned' : 'visitMoved';
}
