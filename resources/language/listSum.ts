import type { AnyResource } from './defineResource';
import { flagCode } from './displayFields';
import type { AnyPath } from './paths';
import type { ValuesByPath } from './ResourceDeclaration';

/** One of the sums: its value in the answer, the word for it, and the records that it counts. */
export interface SumPart {
  value: string;
  word: string;
  where: readonly { path: string; in: readonly (string | boolean)[] }[];
}

const conditionsOf = (values: ValuesByPath<AnyPath>) =>
  Object.entries(values).map(([path, options]) => ({ path, in: options ?? [] }));

/** Returns the sums that a list shows, in order; none if it declares none. */
export function sumPartsOf(resource: AnyResource): SumPart[] {
  const sum = resource.list?.sum;
  if (!sum) return [];
  if ('in' in sum) {
    const [apart] = Object.values(sum.apart ?? {}).flat();
    return [
      { value: 'IN', word: 'IN', where: conditionsOf(sum.in) },
      { value: 'OUT', word: 'OUT', where: conditionsOf(sum.out) },
      ...(sum.apart && apart ? [{ value: apart, word: apart, where: conditionsOf(sum.apart) }] : []),
    ];
  }
  const { by, first, unset = '' } = sum;
  const options: readonly (string | boolean)[] = resource.leaves.find(({ path }) => path === by)?.field.options ?? [
    true,
    false,
  ];
  return [first, ...options.filter((option) => option !== first)].map((option) => ({
    value: String(option),
    word: typeof option === 'string' ? option : option ? flagCode(by) : unset,
    where: [{ path: by, in: [option] }],
  }));
}
