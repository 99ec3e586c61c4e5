import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import type { Store } from '../store/Store';
import { type PlacedLine, timesOfParts } from './rules/near';
import { matchedParts, type PartlyShown } from './rules/parts';

const FIELDS = ['id', 'reference', 'currency', 'amount', 'phoneNumber', 'paidAt', 'status', 'manualMethod'] as const;

interface Found {
  /** The lines of a file for which no payment was found. */
  loose: readonly PlacedLine[];
  /** The lines for which one was found, with their payments. */
  matched: readonly (PlacedLine & { paymentId: string })[];
  /** The credited payments that the loose lines name. */
  namedIds: readonly string[];
  /** How the source's payments are recorded. */
  manualMethod: Payment['manualMethod'];
}

/**
 * Returns the payment for each loose line that is a part of a payment in two parts, by the line's position. The other part is in the
 * same file, or was imported earlier.
 */
export async function matchParts(tx: Store, found: Found): Promise<ReadonlyMap<number, string>> {
  const { loose, matched, namedIds } = found;
  const phones = [...new Set(loose.flatMap(({ line }) => line.phoneNumber ?? []))];
  if (loose.length === 0 || phones.length + namedIds.length === 0) return new Map();
  const { paid, booked } = timesOfParts(loose);
  const ofPayer = { path: 'phoneNumber', in: phones } as const;
  const earlier = await tx.pick(statementLines, ['paymentId'], {
    where: [ofPayer, { path: 'status', in: ['MATCHED'] }, { path: 'bookedAt', ...booked }],
  });
  const paidByPayer = await tx.pick(payments, FIELDS, {
    where: [ofPayer, { path: 'status', in: ['SUCCESSFUL'] }, { path: 'paidAt', ...paid }],
  });
  const known = paidByPayer.filter(({ manualMethod }) => manualMethod === found.manualMethod);
  const inFile = matched.filter(({ line }) => line.phoneNumber !== null && phones.includes(line.phoneNumber));
  const otherIds = [...inFile, ...earlier].flatMap(({ paymentId }) => paymentId ?? []).concat(namedIds);
  const ids = [...new Set(otherIds)].filter((id) => known.every((payment) => payment.id !== id));
  const others = ids.length > 0 ? await tx.pick(payments, FIELDS, { where: [{ path: 'id', in: ids }] }) : [];
  const credited = [...known, ...others].filter(({ status }) => status === 'SUCCESSFUL');
  return matchedParts(loose, await partlyShown(tx, credited, matched));
}

type Credited = Pick<Payment, (typeof FIELDS)[number]>;

/** Returns those of the payments of which the stored lines and those of the file show at most one, and not the whole amount. */
async function partlyShown(
  tx: Store,
  credited: readonly Credited[],
  matched: Found['matched'],
): Promise<PartlyShown[]> {
  if (credited.length === 0) return [];
  const stored = await tx.pick(statementLines, ['paymentId', 'amount', 'phoneNumber'], {
    where: [
      { path: 'paymentId', in: credited.map(({ id }) => id) },
      { path: 'direction', in: ['IN'] },
    ],
  });
  const shown = [...stored, ...matched.map(({ paymentId, line }) => ({ ...line, paymentId }))];
  return credited.flatMap(({ id, reference, currency, amount, phoneNumber, paidAt }) => {
    const own = shown.filter(({ paymentId }) => paymentId === id);
    const missing = amount - own.reduce((sum, line) => sum + line.amount, 0);
    if (own.length > 1 || missing <= 0) return [];
    const phoneNumbers = [phoneNumber, ...own.map((line) => line.phoneNumber)];
    return [{ id, reference, currency, paidAt, missing, known: own.length, phoneNumbers }];
  });
}
