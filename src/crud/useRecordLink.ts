import type { AnyResource } from '../../resources/language/defineResource';
import { useMay } from '../session/access';
import { detailsPath, recordAddress } from './declarations';

/**
 * Returns a function that gives the address of a record's details; undefined if there is no such page or the user may not open
 * it.
 */
export function useRecordLink() {
  const may = useMay();
  return (resource: AnyResource | undefined, id: string): string | undefined => {
    const details = may(resource, 'read') ? detailsPath(resource) : undefined;
    return details && recordAddress(details, id);
  };
}
