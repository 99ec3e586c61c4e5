import Box from '@mui/material/Box';
import { useWording } from '../../../i18n/useWording';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { FORM_WIDTH } from '../../../ui/frames/width';
import { ConnectionPanels } from './ConnectionPanels';

/** The page of the portal's connections to external services. */
export function Connections() {
  const { t } = useWording();
  return (
    <>
      <PageHeading title={t('connections.title')} text={t('connections.about')} />
      <Box sx={{ maxWidth: FORM_WIDTH.inputs }}>
        <ConnectionPanels />
      </Box>
    </>
  );
}
