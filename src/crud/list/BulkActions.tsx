import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { IconButton } from '../../ui/buttons/IconButton';
import { FloatingBar } from '../../ui/frames/FloatingBar';
import type { DeclaredScreen } from '../declarations';
import { listOptionsOf } from './listParams';
import { useSelectable } from './useSelectable';

const BulkStatusDialog = lazy(() => import('./BulkStatusDialog').then((m) => ({ default: m.BulkStatusDialog })));

/** How many records are selected at most. */
const MOST = 1000;

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
        <Suspense fallback={null}>
          <BulkStatusDialog resource={resource} ids={asked} onChanged={onSelect} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

function BulkBar({ declared, onChange }: { declared: DeclaredScreen; onChange(): void }) {
  const { t, formatNumber } = useWording();
  const { data = [], total = 0, selectedIds, onSelect, onSelectAll } = useListContext<RaRecord<string>>();
  const page = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !page.includes(id));
  return (
    <FloatingBar label={t('lists.selection')}>
      <IconButton label={t('lists.clearSelection')} icon="x" onClick={() => onSelect([])} sx={{ p: 0.75 }} />
      <Box
        component="span"
        role="status"
        sx={{ fontWeight: 500, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {t('lists.selected', { count: formatNumber(selectedIds.length) })}
      </Box>
      {selectedIds.length - others.length < page.length && (
        <ActionButton
          variant="text"
          onClick={() => onSelect([...others, ...page])}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {t('lists.selectPage')}
        </ActionButton>
      )}
      {selectedIds.length < Math.min(total, MOST) && (
        <ActionButton
          variant="text"
          sx={{ flex: 'none', px: 1 }}
          onClick={() => onSelectAll({ limit: MOST, queryOptions: { meta: listOptionsOf(declared).meta } })}
        >
          {t(total > MOST ? 'lists.selectFirst' : 'lists.selectAll', { count: formatNumber(Math.min(total, MOST)) })}
        </ActionButton>
      )}
      <Box sx={{ flex: 1 }} />
      <ActionButton
        variant="contained"
        aria-haspopup="dialog"
        onClick={onChange}
        sx={{ flex: 'none', minHeight: 30, py: 0 }}
      >
        {t('common.changeStatus')}
      </ActionButton>
    </FloatingBar>
  );
}
