import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { accounts } from '../../resources/accounts/accounts';
import type { AnyResource } from '../../resources/language/defineResource';
import { neededFor } from '../../resources/language/requiredPermissions';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
import type { Store } from '../store/Store';

/** The record to which attachments belong, and the field that refers to it. */
export interface Subject {
  field: SubjectField;
  resource: AnyResource;
  id: string;
}

type SubjectField = 'ticketId' | 'workOrderId' | 'accountId';
type References = { readonly [F in SubjectField]?: string | null };

const RESOURCES = {
  ticketId: tickets,
  workOrderId: workOrders,
  accountId: accounts,
} as const satisfies Record<SubjectField, AnyResource>;

/** Returns the record that is named by one of the references; the declared rules have checked that it is exactly one. */
export function subjectOf(references: References): Subject {
  for (const field of ['ticketId', 'workOrderId', 'accountId'] as const) {
    const id = references[field];
    if (id) return { field, resource: RESOURCES[field], id };
  }
  throw new Error('An attachment belongs to no record.');
}

/** Refuses a record that the caller may not read: 403 without the permission, 404 for a record out of their scope. */
export async function requireReadable(store: Store, identity: Identity | null, subject: Subject): Promise<void> {
  const within = reach(identity, subject.resource, neededFor(subject.resource, 'read'));
  const found = await store.get(subject.resource, subject.id, within ? { within } : {});
  if (!found) throw noSubject(subject);
}

export const noSubject = ({ resource }: Subject): Refusal =>
  new Refusal('notFound', phrase('There is no such {what}.', { what: new Terms([resource.label[0].toLowerCase()]) }));
