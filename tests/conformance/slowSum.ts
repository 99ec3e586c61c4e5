import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { ListSum } from '../../resources/language/ResourceDeclaration';

/** Sums what a list shows record by record, from the declaration alone, for comparison with the server's answer. */
export function slowSumOf(resource: AnyResource, sum: ListSum, rows: readonly object[]) {
  const total = (matches: (row: object) => boolean) =>
    rows.reduce((result, row) => result + (matches(row) ? Number(valueAt(row, sum.field)) : 0), 0);
  const answer = (whole: number, parts: [value: string, sum: number][]) => ({
    sum: whole,
    parts: parts.flatMap(([value, part]) => (part === 0 ? [] : [{ value, sum: part }])),
  });
  if ('in' in sum) {
    const of = (values: Record<string, readonly string[] | undefined> = {}) =>
      total((row) => Object.entries(values).every(([path, some]) => some?.includes(String(valueAt(row, path)))));
    const apart = Object.values(sum.apart ?? {}).flat()[0];
    return answer(of(sum.in) - of(sum.out), [
      ['IN', of(sum.in)],
      ['OUT', of(sum.out)],
      ...(apart ? [[apart, of(sum.apart)] as [string, number]] : []),
    ]);
  }
  const options = resource.leaves.find(({ path }) => path === sum.by)?.field.options ?? ['true', 'false'];
  const first = String(sum.first);
  const order = [first, ...options.filter((option) => option !== first)];
  return answer(
    total(() => true),
    order.map((value) => [value, total((row) => String(valueAt(row, sum.by)) === value)]),
  );
}
