import type { Claim } from '../../resources/claims/claims';
import type { Payment } from '../../resources/payments/Payment';
import type { IssuedCode } from '../access/phoneCodes';
import type { CustomerMessage } from '../messages/send';
import type { StatementLine } from '../payments/creditLine';

/**
 * Returns the message that a claimed payment was found, or null if it was not paid from a phone number. It goes to the number
 * that paid, which may not be the claimer's. All claims of one payment have the same key.
 */
export function settledMessage(
  { claimNumber, clientId, dateCreated: since }: Claim,
  { id, reference, phoneNumber }: Payment,
  line: StatementLine | null,
): CustomerMessage<'claimSettled'> | null {
  const recipient = line?.phoneNumber ?? phoneNumber;
  if (!recipient) return null;
  return {
    recipient,
    clientId,
    key: `claimed:${id}`,
    since,
    text: 'claimSettled',
    values: { claimNumber, reference },
  };
}

/** Returns the message that staff found no such payment. */
export const declinedMessage = (claim: Claim): CustomerMessage<'claimDeclined'> => ({
  recipient: claim.phoneNumber,
  clientId: claim.clientId,
  key: `claim:${claim.id}`,
  since: claim.dateCreated,
  text: 'claimDeclined',
  values: { claimNumber: claim.claimNumber, code: claim.code },
});

/** Returns the message with the code by which a payer proves that a number is theirs. */
export const claimCodeMessage = (
  { claimNumber, clientId }: Claim,
  recipient: string,
  { id, code, minutes, expiresAt, dateCreated }: IssuedCode & { minutes: number },
  secret: string,
): CustomerMessage<'claimCode'> => ({
  recipient,
  clientId,
  key: `claim-code:${id}`,
  since: dateCreated,
  text: 'claimCode',
  values: { code, claimNumber, minutes },
  expiresAt,
  secret,
});
