import type { AnyResource } from '../../../resources/language/defineResource';
import type { Field, Kind } from '../../../resources/language/kinds';

/** An invalid value for a path of a body, and the rule by which it must be refused. */
export interface Fault {
  path: string;
  rule: string;
  /** If missing, the value at the path is removed. */
  value?: unknown;
}

const notText = [42, true, ['x'], { x: 1 }];
const OPEN = { type: 'Polygon', coordinates: [[[32, 0], [33, 0], [33, 1], [32, 1]]] }; // biome-ignore format: a ring

/** Values that each kind must refuse. */
const WRONG: Record<Kind, readonly unknown[]> = {
  text: notText,
  longText: notText,
  email: [...notText, 'nobody', 'a@b', 'two words@mail.example'],
  phone: [...notText, 'call me', '0771', '+2567712345678'],
  integer: ['7', 1.5, true, [7], 1e300],
  decimal: ['7', true, [7]],
  money: ['7', 1.5, true, -1, 1e300],
  bytes: ['7', 1.5, true, -1, 1e300],
  boolean: ['true', 1, [true]],
  date: [42, 'today', '2026-02-30', '2026-03-14T00:00:00Z', '0000-01-01'],
  dateTime: [42, 'now', '2026-03-14', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z'],
  oneOf: [42, 'NO-SUCH-OPTION', ['x']],
  manyOf: ['x', ['NO-SUCH-OPTION'], [42]],
  tags: ['x', [42], ['a,b'], [' '], ['x'.repeat(41)], Array.from({ length: 21 }, (_, index) => `Tag ${index}`)],
  reference: [42, 'nonsense', ['x']],
  references: ['x', ['nonsense'], [42]],
  sequence: ['KF-000001'],
  secret: [42, 'short', 'x'.repeat(1_000)],
  polygon: ['x', {}, { type: 'Point', coordinates: [32, 0] }, OPEN],
  json: [{ x: 1 }, 'x'],
};

function faultsOfField(path: string, field: Field, verb: 'create' | 'update'): Fault[] {
  const { kind, maxLength, max, min, required, readOnly, createOnly, options } = field;
  if (readOnly || (verb === 'update' && createOnly)) {
    return [{ path, rule: 'is not the caller’s to set', value: WRONG[kind][0] ?? 'x' }];
  }
  const faults: Fault[] = WRONG[kind].map((value) => ({ path, rule: `is no ${kind}`, value }));
  const outside = (value: unknown) => faults.push({ path, rule: 'is out of range', value });
  if (maxLength && (kind === 'text' || kind === 'longText')) outside('x'.repeat(maxLength + 1));
  if (maxLength && kind === 'email') outside(`${'x'.repeat(maxLength)}@mail.example`);
  if (max !== undefined) outside(max + 1);
  if (min !== undefined) outside(min - 1);
  if (kind === 'manyOf' && options) outside([...options, options[0]]);
  if (required) faults.push({ path, rule: 'is null though it is required', value: null });
  if (required && verb === 'create') faults.push({ path, rule: 'is left out though it is required' });
  if (required && (kind === 'text' || kind === 'longText')) faults.push({ path, rule: 'is blank', value: '   ' });
  return faults;
}

/** Returns every fault that a resource's create or update must refuse according to its declaration. */
export function declaredFaults(resource: AnyResource, verb: 'create' | 'update'): Fault[] {
  const groups = Object.entries(resource.fields).filter(([, field]) => field.kind === 'group');
  return [
    ...resource.leaves.flatMap(({ path, field }) => faultsOfField(path, field, verb)),
    ...['nonsense', 'id', 'dateCreated', 'dateUpdated'].map((path) => ({ path, rule: 'is no field here', value: 'x' })),
  ].concat(
    groups.flatMap(([name]) => [
      { path: name, rule: 'is no group', value: 'x' },
      { path: `${name}.nonsense`, rule: 'is no field here', value: 'x' },
    ]),
  );
}
