import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../layout/useHydrated';
import { dropPart, type RenewalAccess, recallPart } from './kept';

/** Whether an access still counts. */
export const isOpen = (access: RenewalAccess, now: number): boolean => Date.parse(access.expiresAt) > now;

/**
 * The access of this visit; undefined while the prerendered page is taken over, null where there is none. `end` leads to the
 * renewal login, and has it say why.
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
    if (access && !isOpen(access, Date.now())) end();
  }, [access, end]);

  return { access, end };
}
