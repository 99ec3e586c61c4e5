import { IMPORT_NEEDS, type ImportKind } from '../../contract/imports/imports';
import { requireStepUp } from '../access/requireStepUp';
import { authorise, type Identity } from '../base/identity';

/**
 * Refuses to import or undo records that the caller may not create or delete one by one. Importing colleagues takes a session (no
 * API key) and a confirmed identity.
 */
export function requireKind(kind: ImportKind, verb: 'make' | 'remove', identity: Identity | null, now: Date): void {
  const needed = IMPORT_NEEDS[kind]?.[verb];
  if (!needed) return;
  authorise({ identity, customer: null }, { access: needed, sessionOnly: true });
  requireStepUp(identity, { confirms: true }, now);
}
