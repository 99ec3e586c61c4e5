import { useSyncExternalStore } from 'react';
import { isLinked, onLink } from './link';

/** Whether the server can be reached, as far as this page knows. */
export const useOnline = (): boolean => useSyncExternalStore(onLink, isLinked, () => true);
