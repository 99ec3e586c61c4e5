import type { AnyResource } from '../../resources/language/defineResource';
import { useMay } from '../session/access';
import { detailsPath, recordAddress } from './declarations';

/** Asks for the address of a record's details; undefined where there are none, or the person may not open them. */
export function useRecordLink() {
  const may = useMay();
  return (resource: AnyResource | undefined, id: string): string | undefined => {
    const details = may(resource, 'read') ? detailsPath(resource) : undefined;
    return details && recordAddress(details, id);
  };
}
