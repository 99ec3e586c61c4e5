import type { QueueAction, Worklist } from '../../../../resources/worklists/Worklist';
import { useSlots, type WorklistPart } from '../../../crud/slots';

/** Returns a function that returns the custom part of a queue's action, or null if its declaration is enough. */
export function useWorklistParts({ resource }: Worklist): (action: QueueAction) => WorklistPart | null {
  const { worklists } = useSlots(resource);
  return (action) => ('action' in action && worklists?.[action.action]) || null;
}
