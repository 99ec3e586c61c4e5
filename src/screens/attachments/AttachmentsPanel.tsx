import { useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type DragEvent, useState } from 'react';
import { useGetList } from 'react-admin';
import { MAX_ATTACHMENTS } from '../../../contract/attachments/attachments';
import { type Attachment, attachments } from '../../../resources/attachments/attachments';
import { useDeclarations } from '../../crud/declarations';
import type { RelatedPanelProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { AttachmentItem } from './AttachmentItem';
import { ChooseFiles } from './ChooseFiles';
import { MEGABYTES } from './megabytes';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

/** The attachments of a record, the newest first, and buttons for new ones. */
export function AttachmentsPanel({ target, id }: RelatedPanelProps) {
  const { t, nameOf, formatNumber } = useWording();
  const can = useCan();
  const subject = useSubject(target);
  const { uploads, add, retry, discard } = useUploads({ target, id });
  const [isOver, setOver] = useState(false);
  const { data, total, error, refetch } = useGetList<Attachment>(
    attachments.name,
    {
      pagination: { page: 1, perPage: MAX_ATTACHMENTS },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { [target]: id },
    },
    { enabled: can(attachments, 'list'), retry: false },
  );
  if (!can(attachments, 'list')) return null;
  const mayAdd = can('uploadAttachment');
  const isFull = (total ?? 0) >= MAX_ATTACHMENTS;
  const title = (
    <>
      {nameOf(attachments)}
      {total !== undefined && total > 0 && (
        <Box component="span" sx={{ mx: 1, fontWeight: 400, color: 'text.secondary' }}>
          {formatNumber(total)}
        </Box>
      )}
    </>
  );
  const onDrag = (event: DragEvent, over: boolean) => {
    if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event, false);
    if (mayAdd && !isFull) add(event.dataTransfer.files);
  };
  return (
    <Panel title={title}>
      <Box
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={onDrop}
        sx={{
          display: 'grid',
          gap: 1.5,
          ...(isOver ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 8 } : {}),
        }}
      >
        {mayAdd &&
          (isFull ? (
            <HelperText>{t('attachments.full', { most: MAX_ATTACHMENTS })}</HelperText>
          ) : (
            <Choose onChoose={add} />
          ))}
        <UploadList uploads={uploads} retry={retry} discard={discard} />
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton width="60%" />
        ) : data.length === 0 ? (
          <HelperText>{t('attachments.none')}</HelperText>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.map((each) => (
              <AttachmentItem
                key={each.id}
                attachment={each}
                mayChangeRecord={subject !== undefined && can(subject, 'update')}
              />
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** Returns the resource of the record to which the attachments belong. */
function useSubject(target: string) {
  const to = attachments.leaves.find(({ path }) => path === target)?.field.to;
  return useDeclarations().find(({ name }) => name === to);
}

/** The buttons that choose files or, on a phone, take a photo. */
function Choose({ onChoose }: { onChoose(files: FileList): void }) {
  const { t } = useWording();
  const hasCamera = useMediaQuery('(pointer: coarse)');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasCamera && (
          <ChooseFiles camera label={t('attachments.photo')} onChoose={onChoose}>
            {(open) => (
              <ActionButton icon="camera" variant="contained" onClick={open}>
                {t('attachments.photo')}
              </ActionButton>
            )}
          </ChooseFiles>
        )}
        <ChooseFiles label={t('attachments.choose')} onChoose={onChoose}>
          {(open) => (
            <ActionButton icon="paperclip" onClick={open}>
              {t('attachments.choose')}
            </ActionButton>
          )}
        </ChooseFiles>
      </Box>
      <HelperText>{t(hasCamera ? 'attachments.hint' : 'attachments.hintToDrop', { megabytes: MEGABYTES })}</HelperText>
    </Box>
  );
}
