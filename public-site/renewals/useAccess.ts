import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../layout/useHydrated';
import { dropPart, keepPart, type RenewalAccess, recallPart } from './kept';

/** Returns whether a renewal session is still valid. */
export const isAccessValid = (access: RenewalAccess, now: number): boolean => Date.parse(access.expiresAt) > now;

/**
 * Returns the renewal session of this visit; undefined during hydration, null if there is none. `end` goes to the renewal login,
 * which says why; `change` goes on with the session of another account.
 */
export function useAccess(): {
  access: RenewalAccess | null | undefined;
  end(): void;
  change(access: RenewalAccess): void;
} {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const kept = useMemo(() => (hydrated ? recallPart('access') : undefined), [hydrated]);
  const [changed, setChanged] = useState<RenewalAccess | null>(null);
  const access = changed ?? kept;
  const change = (next: RenewalAccess) => {
    keepPart('access', next);
    setChanged(next);
  };

  const end = useCallback(() => {
    dropPart('access');
    navigate('/login_renew?ended=yes', { replace: true });
  }, [navigate]);

  useEffect(() => {
    if (access && !isAccessValid(access, Date.now())) end();
  }, [access, end]);

  return { access, end, change };
}
