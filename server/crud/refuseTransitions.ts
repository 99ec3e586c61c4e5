import { transitionRefusal } from '../../contract/transitions';
import type { AnyResource } from '../../resources/language/defineResource';

/** Refuses a status change that the declaration does not allow by hand. */
export function refuseTransitions(
  { label: [one], fields }: AnyResource,
  before: object,
  given: Readonly<Record<string, unknown>>,
): void {
  const current = before as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(fields)) {
    const to = given[name];
    if (field.kind !== 'oneOf' || !field.becomes || typeof to !== 'string') continue;
    const refusal = transitionRefusal(field.becomes, one, String(current[name]), to);
    if (refusal) throw refusal;
  }
}
