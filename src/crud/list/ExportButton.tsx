import { useListContext } from 'react-admin';
import { toIsoDay } from '../../i18n/formats';
import type { DeclaredScreen } from '../declarations';
import { ExportMenu } from './ExportMenu';

/** Exports all records that match the list's filters, not only this page, as a file named after the list and the day. */
export function ExportButton({ declared: { resource, screen } }: { declared: DeclaredScreen }) {
  const { total, filter, filterValues } = useListContext();
  return (
    <ExportMenu
      path={screen.source?.path ?? resource.name}
      filter={{ ...filterValues, ...filter }}
      name={`${screen.list}-${toIsoDay(Date.now())}`}
      raw
      disabled={total === 0}
    />
  );
}
