import { IMPORT_NEEDS, type ImportKind } from '../../contract/imports';
import { authorise, type Identity } from '../access/identity';
import { requireProof } from '../access/requireProof';

/**
 * Refuses an import, or its undoing, of records that the caller may not make or remove one by one. Whoever makes colleagues does
 * so in a session of their own, and confirms who they are first.
 */
export function requireKind(kind: ImportKind, verb: 'make' | 'remove', identity: Identity | null, now: Date): void {
  const needed = IMPORT_NEEDS[kind]?.[verb];
  if (!needed) return;
  authorise({ identity, customer: null }, { access: needed, sessionOnly: true });
  requireProof(identity, { confirms: true }, now);
}
