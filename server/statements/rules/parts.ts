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
export function partsOf(lines: readonly LoosePart[], payments: readonly PartlyShown[]): ReadonlyMap<number, string> {
  const waysOf = (payment: PartlyShown): number[][] => {
    const own = lines.filter(({ line }) => agrees(line, payment) && isPartNear(line, payment));
    if (payment.known === 1) return own.filter(({ line }) => line.amount === payment.missing).map(({ at }) => [at]);
    return own.flatMap(({ at, line }, index) =>
      own
        .slice(index + 1)
        .filter((other) => line.amount + other.line.amount === payment.missing)
        .map((other) => [at, other.at]),
    );
  };
  const fits = payments.map((payment) => ({ id: payment.id, ways: waysOf(payment) }));
  const times = new Map<number, number>();
  for (const { ways } of fits) for (const at of new Set(ways.flat())) times.set(at, (times.get(at) ?? 0) + 1);
  return new Map(
    fits.flatMap(({ id, ways }) => {
      const [way = []] = ways;
      const isOnly = ways.length === 1 && way.every((at) => times.get(at) === 1);
      return isOnly ? way.map((at) => [at, id] as const) : [];
    }),
  );
}

const agrees = ({ currency, phoneNumber, reference }: LoosePart['line'], payment: PartlyShown): boolean =>
  currency === payment.currency &&
  ((phoneNumber !== null && payment.phoneNumbers.includes(phoneNumber)) ||
    (reference !== null && (reference === payment.id || reference === payment.reference)));
