import { isPartNear } from './near';
import type { ReadLine } from './readRow';

/** A line that no payment was found for, with its position in the file. */
export interface LoosePart {
  at: number;
  line: Pick<ReadLine, 'amount' | 'currency' | 'phoneNumber' | 'reference' | 'bookedAt'>;
}

/** A payment of which no line or one line is known. */
export interface PartlyShown {
  id: string;
  reference: string | null;
  currency: string;
  paidAt: string | null;
  /** The amount that no line shows yet. */
  missing: number;
  /** The number of lines that are known, 0 or 1. */
  known: number;
  /** The numbers of its payer: the payment's own and that of its known line. */
  phoneNumbers: readonly (string | null)[];
}

/**
 * Returns the payment for each line that is a part of a payment in two parts, by the line's position. Both parts make up the
 * amount exactly, come from the same payer or name the payment, and are near it in time. Nothing is matched if lines or payments
 * fit in more than one way.
 */
export function matchedParts(
  lines: readonly LoosePart[],
  payments: readonly PartlyShown[],
): ReadonlyMap<number, string> {
  const byPhone = groupBy(lines, ({ line }) => line.phoneNumber);
  const byReference = groupBy(lines, ({ line }) => line.reference);
  const fits = payments.map((payment) => {
    const named = [payment.id, payment.reference].flatMap((name) => byReference.get(name) ?? []);
    const sent = payment.phoneNumbers.flatMap((phone) => byPhone.get(phone) ?? []);
    const near = [...new Set([...named, ...sent])].filter(
      ({ line }) => line.currency === payment.currency && isPartNear(line, payment),
    );
    return { payment, parts: fittingParts(near, payment) };
  });
  const times = new Map<number, number>();
  for (const { at } of fits.flatMap(({ parts }) => parts)) times.set(at, (times.get(at) ?? 0) + 1);
  return new Map(
    fits.flatMap(({ payment, parts }) => {
      const isOnly = parts.length === 2 - payment.known && parts.every(({ at }) => times.get(at) === 1);
      return isOnly ? parts.map(({ at }) => [at, payment.id] as const) : [];
    }),
  );
}

/** Returns the lines that are the missing amount, or that make it up together with another one. */
function fittingParts(lines: readonly LoosePart[], { known, missing }: PartlyShown): LoosePart[] {
  if (known === 1) return lines.filter(({ line }) => line.amount === missing);
  const count = new Map<number, number>();
  for (const { line } of lines) count.set(line.amount, (count.get(line.amount) ?? 0) + 1);
  return lines.filter(({ line: { amount } }) => {
    const other = missing - amount;
    return (count.get(other) ?? 0) > (other === amount ? 1 : 0);
  });
}

function groupBy(lines: readonly LoosePart[], keyOf: (part: LoosePart) => string | null) {
  const groups = new Map<string | null, LoosePart[]>();
  for (const part of lines) {
    const key = keyOf(part);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return groups;
}
