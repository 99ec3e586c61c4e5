import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, type Leaf, valueAt } from '../../resources/language/defineResource';
import type { Found } from '../../resources/search/actions';

/** A record that matched, the field that did (null for a name), and the value that field has if what was typed is the whole of it. */
export interface Hit {
  resource: AnyResource;
  id: string;
  by: Leaf | null;
  whole: string;
}

/** The fields that say how a record stands, by which of them it has. */
const STATES = ['status', 'stage', 'state'];

/** A record as the search answers it, masks included, with the reference by which it was found. */
export function toFound(resource: AnyResource, record: { id: string }, hits: readonly Hit[]): Found {
  const view = publicView(resource, record);
  const text = (path: string) => (valueAt(view, path) as string | null | undefined) ?? null;
  const hit = hits.find(({ id, by }) => id === record.id && by !== null);
  const matched = hit?.by ? text(hit.by.path) : null;
  return {
    resource: resource.name,
    id: record.id,
    label: resource.represent(view),
    state: STATES.map(text).find((state) => state !== null) ?? null,
    amount: (valueAt(view, 'amount') as number | null | undefined) ?? null,
    matched,
    exact: matched !== null && matched.toLowerCase() === hit?.whole.toLowerCase(),
    accountId: resource === accounts ? record.id : text('accountId'),
    clientId: resource === clients ? record.id : text('clientId'),
  };
}
