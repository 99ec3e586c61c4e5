import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ListViewView } from '../../../resources/listViews/actions';
import { useWording } from '../../i18n/useWording';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { DeclaredScreen } from '../declarations';
import type { useColumns } from './chosenColumns';
import { RenameView } from './RenameView';
import { sharedFrom, viewFrom } from './sharedView';
import { useOfferedFilters } from './useOfferedFilters';
import { useChangeView, useTeamViews } from './useTeamViews';
import type { View } from './views';

interface Props {
  declared: DeclaredScreen;
  columns: ReturnType<typeof useColumns>;
  /** The view that is shown now. */
  shown: View;
  onShow(view: View): void;
}

/** The views of this list that are shared with the user: everybody can show one, some can change it. */
export function TeamViews({ declared, columns, shown, onShow }: Props) {
  const { t } = useWording();
  const notify = useNotify();
  const { views } = useTeamViews(declared.screen.list);
  const filters = useOfferedFilters(declared);
  if (views.length === 0) return null;
  const show = (shared: ListViewView) => {
    const { view, leftOut } = viewFrom(
      shared,
      filters,
      columns.offered.map(({ path }) => path),
    );
    onShow(view);
    if (leftOut.length > 0) notify(t('lists.filtersLeftOut', { names: leftOut.join(', ') }), { type: 'warning' });
  };
  return (
    <Box component="section" aria-label={t('lists.team')} sx={{ mb: 1.5 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('lists.team')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflow: 'auto' }}>
        {views.map((view) => (
          <TeamView key={view.id} view={view} shown={shown} onShow={() => show(view)} />
        ))}
      </Box>
    </Box>
  );
}

interface OneProps {
  view: ListViewView;
  shown: View;
  onShow(): void;
}

function TeamView({ view, shown, onShow }: OneProps) {
  const { t } = useWording();
  const notify = useNotify();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const stop = () => setDoing(null);
  const { change, remove, isPending, failure } = useChangeView(view, stop);
  const replace = async () => {
    if (await change(sharedFrom(shown))) notify(t('lists.viewReplaced', { name: view.name }), { type: 'success' });
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ListItemButton
        dense
        onClick={onShow}
        title={t('lists.sharedBy', { name: view.ownerName })}
        sx={{ borderRadius: 1, px: 1, typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {view.name}
      </ListItemButton>
      {view.mayChange && (
        <MoreMenu
          label={t('lists.changeView', { name: view.name })}
          items={[
            { label: t('lists.rename'), icon: 'pencil', act: () => setDoing('rename') },
            { label: t('lists.replaceView'), icon: 'refresh-cw', act: () => void replace() },
            { label: t('lists.stopSharing'), icon: 'trash-2', act: () => setDoing('remove') },
          ]}
        />
      )}
      {doing === 'rename' && (
        <RenameView
          name={view.name}
          busy={isPending}
          failure={failure}
          onRename={(name) => void change({ name })}
          onClose={stop}
        />
      )}
      {doing === 'remove' && (
        <ConfirmDialog
          open
          title={t('lists.stopSharing')}
          text={t('lists.stopSharingText', { name: view.name })}
          action={t('lists.stopSharing')}
          busy={isPending}
          failure={failure}
          onConfirm={() => void remove()}
          onCancel={stop}
        />
      )}
    </Box>
  );
}
