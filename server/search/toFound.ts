import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, type FlatField, valueAt } from '../../resources/language/defineResource';
import type { Found } from '../../resources/search/actions';

/** A matching record, the matched field (null for a name), and that field's value if the typed text is all of it. */
export interface Hit {
  resource: AnyResource;
  id: string;
  by: FlatField | null;
  whole: string;
}

/** The fields that show a record's status; the first that the record has is used. */
const STATES = ['status', 'stage', 'state'];

/** Returns a record as a search result, with masks, and with the reference by which it was found. */
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
