/** `limit` of the rows (all of them where it is left out) after the first `offset`. */
export function paginate<R>(rows: readonly R[], offset = 0, limit = Number.POSITIVE_INFINITY): R[] {
  return rows.slice(offset, offset + limit);
}
