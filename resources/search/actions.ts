import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The maximum length of a search text in characters; longer ones are cut. */
export const LONGEST = 100;

/** A record that the user may be looking for. */
const found = shape.object({
  /** The name of its resource. */
  resource: shape.text,
  id: shape.id,
  /** Its name for people. */
  label: shape.text,
  /** Its state; null if it has none. */
  state: shape.nullable(shape.text),
  amount: shape.nullable(shape.money),
  /** The reference or number that matched, or the beginning of the note that did; null if it was found by a name. */
  matched: shape.nullable(shape.text),
  /** True if the whole value matches. */
  exact: shape.boolean,
  /** Its owner, as far as known. */
  accountId: shape.nullable(shape.reference('accounts')),
  clientId: shape.nullable(shape.reference('clients')),
});
export type Found = shape.Held<typeof found>;

/** Finding any record by a number, a code or a name. */
export const searchActions = defineActions(
  { name: 'Search', description: 'Find any record by number, name, phone number or code.' },
  {
    search: {
      method: 'GET',
      base: 'v1',
      path: 'search',
      access: 'signed-in',
      query: { searchTerm: text({ required: true }) },
      answer: shape.object({ found: shape.listOf(found) }),
      reads: 'found',
      summary:
        'Records by a phone number in any format, a name, a running number, a payment’s or the provider’s reference, a slip or an ONU’s serial number: exact matches first, of what the caller may list; also by a text in their notes',
    },
  },
);
