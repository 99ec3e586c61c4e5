import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

/** Characters of a text that are looked for; what is longer is cut. */
export const LONGEST = 100;

/** A record that somebody may have looked for. */
const found = shape.object({
  /** Name of its resource. */
  resource: shape.text,
  id: shape.id,
  /** How people call it. */
  label: shape.text,
  /** How it stands; null where it has no state. */
  state: shape.nullable(shape.text),
  amount: shape.nullable(shape.money),
  /** The reference or number that was looked for; null where it was found by a name. */
  matched: shape.nullable(shape.text),
  /** Whether that is the whole of it. */
  exact: shape.boolean,
  /** Whose it is, as far as that is known. */
  accountId: shape.nullable(shape.reference('accounts')),
  clientId: shape.nullable(shape.reference('clients')),
});
export type Found = shape.Held<typeof found>;

/** Finding any record by what people have in hand. */
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
        'Records by a phone number in any format, a name, a running number, a payment’s or the provider’s reference, a slip or an ONU’s serial number: exact matches first, of what the caller may list',
    },
  },
);
