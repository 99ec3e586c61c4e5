import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Link, useNavigate } from 'react-router-dom';
import { useWording } from '../i18n/useWording';
import { useMenu } from '../layout/useMenu';
import { ActionButton } from '../ui/buttons/ActionButton';
import { Message } from '../ui/frames/Message';

/**
 * Shown if no page of the back-office has the address: a search of the pages that the user may open, and a link to the first
 * page.
 */
export function NotFound() {
  const { t, word } = useWording();
  const { menu, home } = useMenu();
  const navigate = useNavigate();
  const pages = menu.flatMap(({ title, link, child = [] }) => [
    ...(link ? [{ label: word(title), to: link }] : []),
    ...child.map(({ childtitle, childlink }) => ({ label: `${word(title)} · ${word(childtitle)}`, to: childlink })),
  ]);
  return (
    <Message icon="search-x" title={t('layout.notFound')} text={t('layout.notFoundText')} role="alert" level="h1">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'stretch', gap: 1 }}>
        <Autocomplete
          options={pages}
          onChange={(_, page) => page && navigate(page.to)}
          autoHighlight
          forcePopupIcon={false}
          noOptionsText={t('layout.noPageMatches')}
          sx={{ width: 260 }}
          renderInput={(params) => (
            <TextField
              {...params}
              placeholder={t('layout.findPage')}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('layout.findPage') },
              }}
            />
          )}
        />
        <ActionButton component={Link} to={home} variant="contained" icon="house">
          {t('layout.home')}
        </ActionButton>
      </Box>
    </Message>
  );
}
