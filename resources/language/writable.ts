import type { Field } from './kinds';

/** Returns whether a caller may set the field when creating or updating a record. */
export function isWritable({ kind, readOnly, createOnly, becomes }: Field, verb: 'create' | 'update'): boolean {
  if (readOnly || kind === 'sequence' || kind === 'json') return false;
  return verb === 'create' ? !becomes : !createOnly;
}
