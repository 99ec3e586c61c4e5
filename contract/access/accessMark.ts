/** The response header with the access mark of the signed-in caller. */
export const ACCESS_MARK = 'x-access-mark';

/**
 * Returns a short hash of a user's role and permission names, in any order. A different mark means that they changed. FNV-1a, 32
 * bits: it protects no secret and grants nothing.
 */
export function accessMark(roles: Iterable<string>, permissions: Iterable<string>): string {
  const text = JSON.stringify([[...roles].sort(), [...new Set(permissions)].sort()]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
