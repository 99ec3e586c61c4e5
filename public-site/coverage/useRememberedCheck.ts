import { useCallback, useEffect, useState } from 'react';
import { type RememberedCheck, recallCheck, rememberCheck } from './rememberedCheck';

/** Returns this browser's last coverage check, null if there is none, undefined during hydration; and a function to change it. */
export function useRememberedCheck() {
  const [check, setCheck] = useState<RememberedCheck | null | undefined>();
  useEffect(() => setCheck(recallCheck()), []);
  const change = useCallback((changed: RememberedCheck) => {
    rememberCheck(changed);
    setCheck(changed);
  }, []);
  return { check, change };
}
