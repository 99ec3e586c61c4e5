import { API_BASES } from '../../contract/constants';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Parameters } from '../../resources/language/parameters';
import { object, recordOf } from '../../resources/language/shapes';

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns what the endpoints of one resource have in common. */
export function endpointParts({ label, leaves: fields, listName, name, singular }: AnyResource) {
  const [one, many] = label;
  const record = recordOf(name);
  return {
    root: `${API_BASES.v1}/${name}`,
    /** Names for endpoints: `WorkOrder`, `WorkOrders`. */
    called: pascalCase(singular),
    several: pascalCase(listName),
    /** Names for summaries: "work order", "work orders". */
    one: one.toLowerCase(),
    many: many.toLowerCase(),
    record,
    answer: object({ [singular]: record }),
    shared: { tag: many, fields, scoped: true, success: 200, query: {} as Parameters } as const,
  };
}
