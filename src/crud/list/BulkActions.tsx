import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
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
    <Box
      role="toolbar"
      aria-label={t('lists.selection')}
      sx={{
        position: { xs: 'fixed', md: 'absolute' },
        inset: { xs: 'auto 16px 16px', md: '-4px 0 auto' },
        zIndex: { xs: 'fab', md: 'auto' },
        boxShadow: { xs: 'var(--shadow-raised)', md: 'none' },
        height: { xs: 48, md: 40 },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      <IconButton aria-label={t('lists.clearSelection')} onClick={() => onSelect([])} sx={{ p: 0.75 }}>
        <Icon name="x" />
      </IconButton>
      <Box
        component="span"
        role="status"
        sx={{ fontWeight: 500, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {t('lists.selected', { count: formatNumber(selectedIds.length) })}
      </Box>
      {selectedIds.length - others.length < page.length && (
        <Button onClick={() => onSelect([...others, ...page])} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {t('lists.selectPage')}
        </Button>
      )}
      {selectedIds.length < Math.min(total, MOST) && (
        <Button
          sx={{ flex: 'none', px: 1 }}
          onClick={() => onSelectAll({ limit: MOST, queryOptions: { meta: listOptionsOf(declared).meta } })}
        >
          {t(total > MOST ? 'lists.selectFirst' : 'lists.selectAll', { count: formatNumber(Math.min(total, MOST)) })}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button variant="contained" aria-haspopup="dialog" onClick={onChange} sx={{ flex: 'none', minHeight: 30, py: 0 }}>
        {t('common.changeStatus')}
      </Button>
    </Box>
  );
}
