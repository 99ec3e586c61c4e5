import { useState } from 'react';
import { isUnanswered } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { newKey } from '../api/idempotencyKey';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';
import { type Claim, type ClaimedOrder, type Filed, idOf } from './useClaim';

/** A code that was asked for, and when (milliseconds since 1970). Only with `key`, which stands for this browser, can it be used. */
interface Asked extends Filed {
  at: number;
  key: string;
}

/** Proves that the number that paid is the payer's. It is kept until the tab is closed, because people leave the page to read the SMS. */
export function useProof(order: ClaimedOrder, { code, phoneNumber }: Filed, onClaim: (claim: Claim) => void) {
  const name = `claim.proof.${idOf(order)}`;
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
      // The code may have been sent even though no answer came.
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
