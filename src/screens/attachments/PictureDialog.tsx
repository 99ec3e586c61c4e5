import Box from '@mui/material/Box';
import type { Attachment } from '../../../resources/attachments/attachments';
import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { usePicture } from './useContent';

/** Shows the picture of an attachment. */
export function PictureDialog({ attachment, onClose }: { attachment: Attachment; onClose(): void }) {
  const { t } = useWording();
  const { address, isFailed } = usePicture(attachment, true);
  const { fileName } = attachment;
  return (
    <ShownDialog title={fileName} maxWidth="sm" onClose={onClose}>
      {address ? (
        <Box component="img" src={address} alt={fileName} sx={{ display: 'block', maxWidth: 1, mx: 'auto' }} />
      ) : (
        <HelperText>{t(isFailed ? 'attachments.notShown' : 'common.loading')}</HelperText>
      )}
    </ShownDialog>
  );
}
