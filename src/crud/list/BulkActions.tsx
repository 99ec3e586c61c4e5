import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { lateOf } from '../../browser/lateOf';
import type { DeclaredScreen } from '../declarations';
import { useSelectable } from './useSelectable';

const BulkBar = lateOf(() => import('./BulkBar').then((m) => m.BulkBar));
const BulkStatusDialog = lateOf(() => import('./BulkStatusDialog').then((m) => m.BulkStatusDialog));

/** The records whose status is to be changed, and the versions of those that are on this page. */
interface Asked {
  ids: readonly string[];
  versions: Readonly<Record<string, string>>;
}

/** What can be done with the selected rows, in the toolbar's place; at the bottom of a phone. */
export function BulkActions({ declared }: { declared: DeclaredScreen }) {
  const { resource } = declared;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<string>>();
  if (!useSelectable(resource)) return null;
  const seen = data.filter(({ id }) => selectedIds.includes(id)).map(({ id, dateUpdated }) => [id, dateUpdated]);
  const ask = () => setAsked({ ids: selectedIds, versions: Object.fromEntries(seen) });
  return (
    <>
      {selectedIds.length > 0 && <BulkBar declared={declared} onChange={ask} />}
      {asked && <BulkStatusDialog resource={resource} {...asked} onChanged={onSelect} onClose={() => setAsked(null)} />}
    </>
  );
}
