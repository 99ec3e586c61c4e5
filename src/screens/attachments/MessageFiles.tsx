import Box from '@mui/material/Box';
import { useState } from 'react';
import { isPicture } from '../../../contract/attachments/attachments';
import type { Attachment } from '../../../resources/attachments/attachments';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { PictureDialog } from './PictureDialog';
import { useSaving } from './useSaving';

/** The files that came with a message: a picture is shown, another file is saved. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const { t } = useWording();
  if (files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('attachments.files')}
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {files.map((each) => (
        <Box component="li" key={each.id} sx={{ minWidth: 0 }}>
          <File attachment={each} />
        </Box>
      ))}
    </Box>
  );
}

function File({ attachment }: { attachment: Attachment }) {
  const { t, formatSize } = useWording();
  const { fileName: name, mediaType, size } = attachment;
  const [isShown, setShown] = useState(false);
  const { save, isSaving } = useSaving(attachment);
  const hasPicture = isPicture(mediaType);
  return (
    <>
      <ActionButton
        size="small"
        icon={hasPicture ? 'image' : 'file-text'}
        aria-label={t(hasPicture ? 'attachments.show' : 'attachments.download', { name })}
        disabled={isSaving}
        onClick={() => (hasPicture ? setShown(true) : void save())}
        sx={{ maxWidth: 1, bgcolor: 'background.paper' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        <Box component="span" sx={{ flex: 'none', marginInlineStart: 0.75, fontWeight: 400, color: 'text.secondary' }}>
          {formatSize(size)}
        </Box>
      </ActionButton>
      {isShown && <PictureDialog attachment={attachment} onClose={() => setShown(false)} />}
    </>
  );
}
