import { valueAt } from '../../../resources/language/defineResource';

/** A node of a device's parameter tree in GenieACS. A parameter has `_value`, `_type`, `_timestamp`, `_writable`. */
export type Tree = Record<string, unknown>;

/** Returns the node at a path, or null. */
export function treeAt(device: Tree, path: string): Tree | null {
  const node = valueAt(device, path);
  return typeof node === 'object' && node !== null ? (node as Tree) : null;
}

/** Returns the value of the first parameter that the device has, or null. */
export function parameterOf(device: Tree, ...paths: readonly string[]): unknown {
  const path = paths.find((each) => treeAt(device, each));
  return path === undefined ? null : (valueAt(device, `${path}._value`) ?? null);
}

/** Returns the text of a parameter, or null if it is blank or missing. */
export function textAt(device: Tree, path: string): string | null {
  return toText(parameterOf(device, path));
}

/** Returns the paths of an object's instances that have any parameter, in the order of their numbers. */
export function instancesOf(device: Tree, path: string): string[] {
  return Object.entries(treeAt(device, path) ?? {})
    .filter(([name, node]) => /^\d+$/.test(name) && Object.keys(node ?? {}).some((key) => !key.startsWith('_')))
    .map(([name]) => `${path}.${name}`);
}

/** Returns a text that is not blank, or null. */
export const toText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/** Parses a number. Virtual parameters often contain numbers as text, some with their unit. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Parses a flag, in any of the forms in which devices report one. */
export function toBoolean(value: unknown): boolean | null {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (said === true || said === 1 || said === 'true' || said === '1' || said === 'enabled') return true;
  return said === false || said === 0 || said === 'false' || said === '0' || said === 'disabled' ? false : null;
}
