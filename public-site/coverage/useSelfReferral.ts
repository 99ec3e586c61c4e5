import { useEffect } from 'react';
import { callApi } from '../api/callApi';
import type { RememberedCheck } from './rememberedCheck';

/**
 * Creates a self-referral at once if there is fibre. The visitor enters nothing for it, so a failure is not shown: the key is
 * remembered, and the next visit tries again.
 */
export function useSelfReferral(check: RememberedCheck | null, update: (change: Partial<RememberedCheck>) => void) {
  const wanted = check?.coverage === 'available' && check.referralId === null;
  const key = wanted ? check.referralKey : null;
  const coverageCheckId = check?.response.coverageCheck.id ?? '';

  useEffect(() => {
    if (key === null) return;
    callApi('createSelfReferral', { body: { coverageCheckId }, idempotencyKey: key }).then(
      ({ referral }) => update({ referralId: referral.id }),
      () => {},
    );
  }, [key, coverageCheckId, update]);
}
