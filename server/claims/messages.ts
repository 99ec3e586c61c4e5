import { brand } from '../../contract/brand';
import type { Payment } from '../../resources/payments/Payment';
import type { IssuedCode } from '../access/phoneCodes';
import type { ConfidentialMessage, NewMessage } from '../messages/enqueue';
import type { StatementLine } from '../payments/creditLine';
import type { Claim } from './Claim';

const about = ({ claimNumber }: Pick<Claim, 'claimNumber'>, what: string) => `${claimNumber}: ${what}`;

/**
 * Returns the message that a claimed payment was found, or null if it was not paid from a phone number. It goes to the number
 * that paid, which may not be the claimer's. All claims of one payment have the same key.
 */
export function settledMessage(claim: Claim, payment: Payment, line: StatementLine | null): NewMessage | null {
  const recipient = line?.phoneNumber ?? payment.phoneNumber;
  if (!recipient) return null;
  return {
    kind: 'CLAIM',
    channel: 'SMS',
    recipient,
    key: `claimed:${payment.id}`,
    since: claim.dateCreated,
    body: about(claim, `we have found your payment (${payment.reference}).`),
  };
}

/** Returns the message that staff found no such payment. */
export const declinedMessage = (claim: Claim): NewMessage => ({
  kind: 'CLAIM',
  channel: 'SMS',
  recipient: claim.phoneNumber,
  key: `claim:${claim.id}`,
  since: claim.dateCreated,
  body: about(claim, `we could not find a payment with code ${claim.code}. Please call us.`),
});

/**
 * Returns the message with the code by which a payer proves that a number is theirs. The code is at the beginning, where phones
 * look for it.
 */
export const claimCodeMessage = (
  { claimNumber }: Claim,
  recipient: string,
  { id, code, minutes, expiresAt, dateCreated }: IssuedCode & { minutes: number },
): ConfidentialMessage => ({
  kind: 'CLAIM_CODE',
  channel: 'SMS',
  recipient,
  key: `claim-code:${id}`,
  since: dateCreated,
  body: `${code} is your code to confirm that you paid from this number (${claimNumber}). It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  expiresAt,
});
