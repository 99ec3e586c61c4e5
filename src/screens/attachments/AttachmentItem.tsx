import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useDelete, useGetIdentity } from 'react-admin';
import { isPicture } from '../../../contract/attachments/attachments';
import { type Attachment, attachments } from '../../../resources/attachments/attachments';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { useLabel } from '../../session/labels';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import { PictureDialog } from './PictureDialog';
import { usePicture } from './useContent';
import { useSaving } from './useSaving';

/** The width and height of the small picture, px. */
const SIDE = 56;

interface Props {
  attachment: Attachment;
  /** True if the user may change the record to which it belongs. */
  mayChangeRecord: boolean;
}

/** An attachment: a picture can be looked at here, every file can be saved. */
export function AttachmentItem({ attachment, mayChangeRecord }: Props) {
  const { t, formatSize } = useWording();
  const { data: caller } = useGetIdentity();
  const { fileName: name, uploadedById, size, mediaType, dateCreated } = attachment;
  const by = useLabel(uploadedById ?? '') ?? t('notifications.aColleague');
  const mayDelete = useCan()(attachments, 'remove') && (mayChangeRecord || caller?.id === uploadedById);
  const [doing, setDoing] = useState<'show' | 'delete' | null>(null);
  const stop = () => setDoing(null);
  const picture = usePicture(attachment, isPicture(mediaType));
  const { save, isSaving } = useSaving(attachment);
  const open = () => (isPicture(mediaType) ? setDoing('show') : void save());
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
      <ButtonBase
        aria-label={t(isPicture(mediaType) ? 'attachments.show' : 'attachments.download', { name })}
        onClick={open}
        sx={{
          flex: 'none',
          width: SIDE,
          height: SIDE,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          color: 'text.secondary',
          overflow: 'hidden',
        }}
      >
        {picture.address ? (
          <Box component="img" src={picture.address} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        ) : (
          <Icon name={isPicture(mediaType) ? 'image' : 'file-text'} size={22} />
        )}
      </ButtonBase>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={name}>
          {name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {by} · <RelativeTime moment={dateCreated} /> · {formatSize(size)}
        </Box>
      </Box>
      <IconButton
        label={t('attachments.download', { name })}
        icon="download"
        disabled={isSaving}
        onClick={() => save()}
      />
      {mayDelete && (
        <IconButton label={t('attachments.deleteOne', { name })} icon="trash-2" onClick={() => setDoing('delete')} />
      )}
      {doing === 'show' && <PictureDialog attachment={attachment} onClose={stop} />}
      {doing === 'delete' && <DeleteAttachment attachment={attachment} onDone={stop} />}
    </Box>
  );
}

function DeleteAttachment({ attachment, onDone }: { attachment: Attachment; onDone(): void }) {
  const { t, sentenceOf } = useWording();
  const [remove, { isPending, error }] = useDelete();
  return (
    <ConfirmDialog
      open
      title={t('attachments.deleteTitle')}
      text={attachment.fileName}
      action={t('attachments.delete')}
      busy={isPending}
      failure={error ? sentenceOf(error) : ''}
      onConfirm={() => remove(attachments.name, { id: attachment.id, previousData: attachment }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
