import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { UploadAreas } from '../coverage/UploadAreas';

/** The step for the first coverage areas, from a map file. */
export function AreasStep() {
  const { t } = useWording();
  return (
    <Panel
      title={t('setup.stepAreas')}
      action={
        <ActionButton component={Link} to="/coverage-areas">
          {t('setup.showAreas')}
        </ActionButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HelperText>{t('setup.areasAbout')}</HelperText>
        <UploadAreas />
      </Box>
    </Panel>
  );
}
