import { useState } from 'react';
import { isUnanswered } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';
import { type ClaimedOrder, claimedOrderId, type Filed, type OwnClaim } from './useClaim';

/**
 * A code that was requested, and when (milliseconds since 1970). It can only be used with `key`, which identifies this browser.
 */
interface Asked extends Filed {
  at: number;
  key: string;
}

/**
 * Verifies that the number that paid belongs to the payer. The request is stored until the tab is closed, because people leave
 * the page to read the SMS.
 */
export function useProof(order: ClaimedOrder, { code, phoneNumber }: Filed, onClaim: (claim: OwnClaim) => void) {
  const name = `claim.proof.${claimedOrderId(order)}`;
  const [kept, setKept] = useState(() => recallSecret<Asked>(name, 'visit'));
  const asked = kept?.phoneNumber === phoneNumber && kept.code === code ? kept : null;
  const bodyWith = (browser: string) => ({ ...order, code, phoneNumber, browser });

  const ask = async () => {
    const key = asked?.key ?? newKey();
    const keep = () => {
      const next = { code, phoneNumber, at: Date.now(), key };
      rememberSecret(name, next, 'visit');
      setKept(next);
    };
    await callApi('requestClaimCode', { body: bodyWith(key) }).catch((error: unknown) => {
      // The code may have been sent even if no response arrived.
      if (isUnanswered(error)) keep();
      throw error;
    });
    keep();
  };

  const prove = async (oneTimeCode: string) => {
    const body = { ...bodyWith(asked?.key ?? newKey()), oneTimeCode };
    const { claim } = await callApi('verifyClaimCode', { body });
    forget(name, 'visit');
    onClaim(claim);
  };
  return { asked, ask, prove };
}
