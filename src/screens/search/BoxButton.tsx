import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';

interface Props {
  onClick(): void;
  onPointerEnter?(): void;
}

/** The button that opens the command box on a phone. */
export function BoxButton(props: Props) {
  const { t } = useWording();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton label={t('commandBox.find')} icon="search" size="large" {...props} />
    </Box>
  );
}
