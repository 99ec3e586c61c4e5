import { Refusal } from '../../contract/api/errors';
import { typedCode } from '../../contract/payments/slipCode';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { Claim } from '../../resources/claims/claims';
import { claims } from '../../resources/claims/claims';
import { CODE_MINUTES, consumePhoneCode, issueCode } from '../access/phoneCodes';
import { wrongPhoneCode } from '../access/rules/phoneCode';
import type { Deps } from '../deps';
import { sendSms } from '../messages/send';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { isDecided } from './look';
import { claimCodeMessage } from './messages';

type Asked = BodyOf<'requestClaimCode'>;

const purposeOf = ({ id }: Claim, phoneNumber: string) => `claim:${id}:${phoneNumber}`;

/**
 * Sends a code to the phone number that allegedly paid, unless one was sent just now or the claim is over. It does not depend on
 * what we know about the payment, so it reveals nothing. Throws a Refusal if there is no such claim.
 */
export function sendClaimCode(deps: Deps, asked: Asked, askedBy: string): Promise<void> {
  const now = deps.now();
  return deps.store.transaction(async (tx) => {
    const claim = await lockedClaim(tx, asked);
    if (isDecided(claim)) return;
    const { phoneNumber } = asked;
    const issued = await issueCode(tx, deps, { purpose: purposeOf(claim, phoneNumber), askedBy }, null, { now });
    if (!issued) return;
    const code = { ...issued, minutes: CODE_MINUTES };
    await sendSms(tx, claimCodeMessage(claim, phoneNumber, code, deps.config.appSecret), now);
  });
}

/**
 * Checks the code that was sent to a number, and marks that number as proved on the claim. Returns the claim. Throws a Refusal if
 * there is no such claim or the code is wrong.
 */
export async function proveNumber(deps: Deps, asked: Asked, typed: string, askedBy: string): Promise<Claim> {
  const now = deps.now();
  const proved = await deps.store.transaction(async (tx) => {
    const claim = await lockedClaim(tx, asked);
    const { phoneNumber } = asked;
    const code = await consumePhoneCode(tx, deps, { purpose: purposeOf(claim, phoneNumber), askedBy }, typed, now);
    if (!code) return null;
    if (code.usedAt || isDecided(claim)) return claim;
    return updateRecord(tx, claims, claim.id, { phoneNumber, numberProvedAt: now.toISOString() }, now);
  });
  if (!proved) throw wrongPhoneCode('oneTimeCode');
  return proved;
}

/** Returns the latest claim of the order with this code, locked. */
async function lockedClaim(tx: Store, { subscriptionFormId, paymentFormId, code }: Asked): Promise<Claim> {
  const ofOrder = subscriptionFormId
    ? ({ path: 'subscriptionFormId', in: [subscriptionFormId] } as const)
    : ({ path: 'paymentFormId', in: [paymentFormId ?? ''] } as const);
  const where = [ofOrder, { path: 'slipCode', in: [typedCode(code) ?? ''] } as const];
  const sort = { path: 'dateCreated', ascending: false } as const;
  const [found] = await tx.find(claims, { where, sort, limit: 1 });
  const claim = found && (await tx.get(claims, found.id, { lock: true }));
  if (!claim) throw new Refusal('notFound', 'We could not find this claim. Send it again.');
  return claim;
}
