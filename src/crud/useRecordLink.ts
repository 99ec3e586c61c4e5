import type { AnyResource } from '../../resources/language/defineResource';
import { useCan } from '../session/useCan';
import { detailsPath, recordAddress } from './declarations';

/**
 * Returns a function that gives the address of a record's details; undefined if there is no such page or the user may not open
 * it.
 */
export function useRecordLink() {
  const can = useCan();
  return (resource: AnyResource | undefined, id: string): string | undefined => {
    const details = can(resource, 'read') ? detailsPath(resource) : undefined;
    return details && recordAddress(details, id);
  };
}
