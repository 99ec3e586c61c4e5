import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import type { AnyResource } from '../../../resources/defineResource';
import { Icon } from '../../icons/Icon';
import { formatNumber } from '../format';
import type { Row } from './useListView';
import type { Selection } from './useSelection';

const BulkStatusDialog = lazy(() => import('./BulkStatusDialog').then((m) => ({ default: m.BulkStatusDialog })));

/** What can be done with the selected rows, in the toolbar's place; at the bottom of a phone. */
export function BulkActions({ resource, selection }: { resource: AnyResource; selection: Selection }) {
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  return (
    <>
      {selection.rows.length > 0 && <BulkBar selection={selection} onChange={() => setAsked(selection.rows)} />}
      {asked && (
        <Suspense fallback={null}>
          <BulkStatusDialog
            resource={resource}
            rows={asked}
            onChanged={selection.choose}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function BulkBar({ selection: { rows, all, choose }, onChange }: { selection: Selection; onChange(): void }) {
  return (
    <Box
      role="toolbar"
      aria-label="Selection"
      sx={{
        position: { xs: 'fixed', md: 'absolute' },
        inset: { xs: 'auto 16px 16px', md: '-4px 0 auto' },
        zIndex: { xs: 'fab', md: 'auto' },
        boxShadow: { xs: '0 8px 24px rgb(0 0 0 / 0.2)', md: 'none' },
        height: { xs: 48, md: 40 },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        fontSize: 13,
      }}
    >
      <IconButton aria-label="Clear the selection" onClick={() => choose([])} sx={{ p: 0.75 }}>
        <Icon name="x" />
      </IconButton>
      <Box component="span" role="status" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        {formatNumber(rows.length)} selected
      </Box>
      {rows.length < all.length && <Button onClick={() => choose(all)}>Select page</Button>}
      <Box sx={{ flex: 1 }} />
      <Button variant="contained" aria-haspopup="dialog" onClick={onChange} sx={{ minHeight: 30, py: 0 }}>
        Change status
      </Button>
    </Box>
  );
}
