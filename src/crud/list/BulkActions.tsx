import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { lateOf } from '../../browser/lateOf';
import type { DeclaredScreen } from '../declarations';
import { useSelectable } from './useSelectable';

const BulkBar = lateOf(() => import('./BulkBar').then((m) => m.BulkBar));
const BulkStatusDialog = lateOf(() => import('./BulkStatusDialog').then((m) => m.BulkStatusDialog));

/** What can be done with the selected rows, in the toolbar's place; at the bottom of a phone. */
export function BulkActions({ declared }: { declared: DeclaredScreen }) {
  const { resource } = declared;
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const { selectedIds, onSelect } = useListContext<RaRecord<string>>();
  if (!useSelectable(resource)) return null;
  return (
    <>
      {selectedIds.length > 0 && <BulkBar declared={declared} onChange={() => setAsked(selectedIds)} />}
      {asked && (
        <BulkStatusDialog resource={resource} ids={asked} onChanged={onSelect} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
