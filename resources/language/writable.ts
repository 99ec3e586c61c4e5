import type { Field } from './kinds';

/** Whether a caller may set the field when making a record, or when changing one. */
export function isWritable({ kind, readOnly, createOnly, becomes }: Field, verb: 'create' | 'update'): boolean {
  if (readOnly || kind === 'sequence' || kind === 'json') return false;
  return verb === 'create' ? !becomes : !createOnly;
}
