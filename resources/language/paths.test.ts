import { expectTypeOf, it } from 'vitest';
import type { AnyResource } from './defineResource';
import { boolean, group, text } from './kinds';
import type { AnyPath, DeclaredPath, FieldPath } from './paths';

const fields = { name: text(), open: boolean(), client: group({ firstName: text(), lastName: text() }) };
type Declared = typeof fields;

it('the paths of a record are its id, its moments, and its fields with groups flattened', () => {
  expectTypeOf<DeclaredPath<Declared>>().toEqualTypeOf<'name' | 'open' | 'client.firstName' | 'client.lastName'>();
  expectTypeOf<FieldPath<Declared>>().toEqualTypeOf<DeclaredPath<Declared> | 'id' | 'dateCreated' | 'dateUpdated'>();
});

it('any path is allowed if the declaration is known only at run time', () => {
  expectTypeOf<FieldPath<AnyResource['fields']>>().toEqualTypeOf<AnyPath>();
});
