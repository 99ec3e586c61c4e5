import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../layout/useHydrated';
import { dropPart, type RenewalAccess, recallPart } from './kept';

/** Returns whether a renewal session is still valid. */
export const isAccessValid = (access: RenewalAccess, now: number): boolean => Date.parse(access.expiresAt) > now;

/**
 * Returns the renewal session of this visit; undefined during hydration, null if there is none. `end` goes to the renewal login,
 * which says why.
 */
export function useAccess(): { access: RenewalAccess | null | undefined; end(): void } {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const access = useMemo(() => (hydrated ? recallPart('access') : undefined), [hydrated]);

  const end = useCallback(() => {
    dropPart('access');
    navigate('/login_renew?ended=yes', { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (access && !isAccessValid(access, Date.now())) end();
  }, [access, end]);

  return { access, end };
}
