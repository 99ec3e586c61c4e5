import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import type { DeclaredScreen } from '../declarations';
import { filterOf, isShown } from './views';

/** The declared views of a list, one click each; a second click shows all records again. */
export function ListViews({ declared: { screen } }: { declared: DeclaredScreen }) {
  const { t, word } = useWording();
  const { filterValues, setFilters } = useListContext();
  if (!screen.views) return null;
  const now = Date.now();
  return (
    <Box role="group" aria-label={t('lists.views')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
      {screen.views.map((view) => {
        const filter = filterOf(view, now);
        const shown = isShown(filter, filterValues);
        return (
          <ActionButton
            key={view.label}
            aria-pressed={shown}
            variant={shown ? 'contained' : 'outlined'}
            onClick={() => setFilters(shown ? {} : filter)}
            sx={{ minHeight: 28, py: 0, px: 1.25 }}
          >
            {word(view.label)}
          </ActionButton>
        );
      })}
    </Box>
  );
}
