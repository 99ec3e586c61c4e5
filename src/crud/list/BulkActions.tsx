import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { type AnyResource, freeStatusOf, tagsOf } from '../../../resources/language/defineResource';
import { lateOf } from '../../browser/lateOf';
import { useCan } from '../../session/useCan';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';

const BulkBar = lateOf(() => import('./BulkBar').then((m) => m.BulkBar));
const BulkTagsDialog = lateOf(() => import('./BulkTagsDialog').then((m) => m.BulkTagsDialog));
const BulkStatusDialog = lateOf(() => import('./BulkStatusDialog').then((m) => m.BulkStatusDialog));

/** The records whose status the user wants to change, and the versions of those on this page. */
interface Asked {
  ids: readonly string[];
  versions: Readonly<Record<string, string>>;
}

/** The actions on the selected rows, which replace the toolbar; on a phone they float at the bottom. */
export function BulkActions({ declared }: { declared: DeclaredScreen }) {
  const { resource } = declared;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tagged, setTagged] = useState<readonly string[] | null>(null);
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<string>>();
  if (!useSelectable(resource)) return null;
  const seen = data.filter(({ id }) => selectedIds.includes(id)).map(({ id, dateUpdated }) => [id, dateUpdated]);
  const ask = () => setAsked({ ids: selectedIds, versions: Object.fromEntries(seen) });
  return (
    <>
      {selectedIds.length > 0 && <BulkBar declared={declared} onChange={ask} onTag={() => setTagged(selectedIds)} />}
      {tagged && (
        <BulkTagsDialog resource={resource} ids={tagged} onChanged={onSelect} onClose={() => setTagged(null)} />
      )}
      {asked && <BulkStatusDialog resource={resource} {...asked} onChanged={onSelect} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Returns whether the list has bulk actions for this user. */
export function useSelectable(resource: AnyResource): boolean {
  const can = useCan();
  const { bulkActions, bulkAction } = useSlots(resource);
  if (bulkAction && can(bulkAction)) return true;
  return can(resource, 'update') && (bulkActions !== undefined || Boolean(freeStatusOf(resource) ?? tagsOf(resource)));
}
