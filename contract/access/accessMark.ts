/** The header in which every answer to somebody signed in says what they hold by now, as a mark. */
export const ACCESS_MARK = 'x-access-mark';

/**
 * A short mark of the names of somebody's roles and permissions, in whatever order: another mark means that they changed.
 * FNV-1a, 32 bits; it keeps nothing secret and grants nothing.
 */
export function accessMark(roles: Iterable<string>, permissions: Iterable<string>): string {
  const text = JSON.stringify([[...roles].sort(), [...new Set(permissions)].sort()]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
