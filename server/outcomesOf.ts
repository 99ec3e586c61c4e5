import type { BulkOutcome } from '../resources/language/shapes';
import { asRefusal } from './asRefusal';

/** Changes each record by itself, and returns what became of each. If one is refused, the others are changed nevertheless. */
export async function outcomesOf(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids)) {
    const outcome = await change(id).then(
      (): BulkOutcome => ({ id, changed: true }),
      (error): BulkOutcome => {
        const refusal = asRefusal(error);
        if (!refusal) throw error;
        return { id, changed: false, error: refusal.message };
      },
    );
    outcomes.push(outcome);
  }
  return outcomes;
}
