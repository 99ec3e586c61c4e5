import { type ListParams, useStore } from 'react-admin';
import type { DeclaredScreen } from '../declarations';
import { listOptionsOf, toSearch } from './listParams';

/** Returns the address of a list with the parameters with which it was last shown, also if a link gave them. */
export function useShownAddress(declared: DeclaredScreen): string {
  const [shown] = useStore<ListParams>(listOptionsOf(declared).storeKey);
  const search = shown ? `${toSearch(shown, declared)}` : '';
  return `/${declared.screen.list}${search && `?${search}`}`;
}
