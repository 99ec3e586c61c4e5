import Box from '@mui/material/Box';
import { BesideTabs } from '../../crud/list/ScreenTabs';
import { useWording } from '../../i18n/useWording';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { FORM_WIDTH } from '../../ui/frames/width';
import { UploadAreas } from './UploadAreas';

/** The page for uploading coverage areas from a map file. */
export function UploadAreasPage() {
  const { t } = useWording();
  return (
    <>
      <PageHeading title={t('coverage.uploadAreas')} text={t('coverage.uploadHint')} />
      <BesideTabs head="coverage" />
      <Box sx={{ maxWidth: FORM_WIDTH.wide }}>
        <Panel>
          <UploadAreas />
        </Panel>
      </Box>
    </>
  );
}
