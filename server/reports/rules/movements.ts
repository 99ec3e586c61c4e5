import { mrrOf } from '../../ledger/rules/ledgerFigures';

/** A package at its list price, VAT included. */
interface Package {
  id: string;
  price: number;
  durationDays: number;
}

/** A subscription with the package that its line has while it runs. Moments are ISO 8601 UTC. */
export interface ServedTerm {
  accountId: string;
  productId: string;
  startDate: string | null;
  endDate: string | null;
}

/** The lines with service at a moment, each with its packages, usually one. */
export type Position = ReadonlyMap<string, readonly string[]>;

/** The changes of monthly recurring revenue between two moments: `start + … = end`, in whole units. */
export interface Movements {
  start: number;
  new: number;
  reactivated: number;
  expansion: number;
  contraction: number;
  churned: number;
  end: number;
}

/** Returns whether a subscription runs at midnight: it began before and ends then or later, as in the list of lines at midnight. */
export const runsAt = ({ startDate, endDate }: ServedTerm, midnight: string): boolean =>
  startDate !== null && endDate !== null && startDate < midnight && endDate >= midnight;

/** Returns the lines of some subscriptions, each with its packages. */
export function positionOf(terms: readonly Pick<ServedTerm, 'accountId' | 'productId'>[]): Position {
  const position = new Map<string, string[]>();
  for (const { accountId, productId } of terms)
    position.set(accountId, [...(position.get(accountId) ?? []), productId]);
  return position;
}

/** Returns the first moment at which each line had service. */
export function firstServed(terms: readonly ServedTerm[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { accountId, startDate } of terms) {
    if (startDate !== null && startDate < (first.get(accountId) ?? '~')) first.set(accountId, startDate);
  }
  return first;
}

const STEPS = ['new', 'reactivated', 'expansion', 'contraction', 'churned'] as const;
type Step = (typeof STEPS)[number];

/**
 * Returns the movements between two positions. A line that had service before `midnight`, the moment of the first position, comes
 * back; any other one is new. The kinds are applied one after the other, and each is the difference that it makes to the
 * recurring revenue, so that the rounded figures add up.
 */
export function movementsBetween(
  before: Position,
  after: Position,
  { packages, vat, served, midnight }: Prices & { served: ReadonlyMap<string, string>; midnight: string },
): Movements {
  const value = (position: Position) => revenueOf(position, { packages, vat });
  const worth = (products: readonly string[]) => value(new Map([['', products]]));
  const stepOf = (line: string, then: readonly string[] | undefined, now: readonly string[] | undefined): Step => {
    if (!now) return 'churned';
    if (!then) return (served.get(line) ?? midnight) < midnight ? 'reactivated' : 'new';
    return worth(now) < worth(then) ? 'contraction' : 'expansion';
  };
  const changed = new Map<Step, string[]>();
  for (const line of new Set([...before.keys(), ...after.keys()])) {
    const step = stepOf(line, before.get(line), after.get(line));
    changed.set(step, [...(changed.get(step) ?? []), line]);
  }
  const start = value(before);
  const position = new Map(before);
  let reached = start;
  const moved = STEPS.map((step) => {
    for (const line of changed.get(step) ?? []) {
      const now = after.get(line);
      if (now) position.set(line, now);
      else position.delete(line);
    }
    const next = value(position);
    const difference = next - reached;
    reached = next;
    return [step, difference] as const;
  });
  return { start, ...(Object.fromEntries(moved) as Record<Step, number>), end: value(after) };
}

interface Prices {
  packages: readonly Package[];
  /** In per cent. */
  vat: number;
}

/** Returns the recurring revenue of a position, by the rule of the page Money. */
function revenueOf(position: Position, { packages, vat }: Prices): number {
  const lines = new Map<string, number>();
  for (const product of [...position.values()].flat()) lines.set(product, (lines.get(product) ?? 0) + 1);
  return mrrOf(
    packages.map(({ id, ...each }) => ({ ...each, lines: lines.get(id) ?? 0 })),
    vat,
  );
}
