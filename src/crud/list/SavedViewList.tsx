import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { HelperText } from '../../ui/texts/HelperText';
import type { View } from './views';

interface Props {
  views: readonly View[];
  /** The view that is shown now. */
  current: View | undefined;
  onShow(view: View): void;
  onRemove(label: string): void;
}

/** The saved views by name. */
export function SavedViewList({ views, current, onShow, onRemove }: Props) {
  const { t } = useWording();
  if (views.length === 0) {
    return <HelperText sx={{ mb: 1.5 }}>{t('lists.viewsHint')}</HelperText>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, maxHeight: 280, overflow: 'auto' }}>
      {views.map((view) => (
        <Box component="li" key={view.label} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ListItemButton
            dense
            selected={view === current}
            aria-current={view === current}
            onClick={() => onShow(view)}
            sx={{ borderRadius: 1, px: 1, typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {view.label}
          </ListItemButton>
          <IconButton
            label={t('lists.deleteView', { label: view.label })}
            icon="trash-2"
            size="small"
            onClick={() => onRemove(view.label)}
            sx={{ color: 'text.secondary' }}
          />
        </Box>
      ))}
    </Box>
  );
}
