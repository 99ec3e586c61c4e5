import { useEffect, useState } from 'react';
import { PART_LOST } from '../browser/loadable';

/** Returns whether some code of the page could not be loaded: the connection dropped, or a newer version is deployed. */
export function useChunkLoadError(): boolean {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const lose = () => setIsLost(true);
    window.addEventListener(PART_LOST, lose);
    return () => window.removeEventListener(PART_LOST, lose);
  }, []);
  return isLost;
}
