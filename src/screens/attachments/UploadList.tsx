import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import type { Upload, useUploads } from './useUploads';

/** The files that are being uploaded, or could not be. */
export function UploadList({
  uploads,
  retry,
  discard,
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'discard'>) {
  const { t } = useWording();
  if (uploads.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('attachments.uploads')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {uploads.map((upload) => (
        <Item key={upload.key} upload={upload} onRetry={() => retry(upload)} onDiscard={() => discard(upload)} />
      ))}
    </Box>
  );
}

interface ItemProps {
  upload: Upload;
  onRetry(): void;
  onDiscard(): void;
}

function Item({ upload: { file, state, progress, failure }, onRetry, onDiscard }: ItemProps) {
  const { t } = useWording();
  const { name } = file;
  const percent = Math.round(progress * 100);
  const sending = t('attachments.uploading', { percent });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
        {state === 'SENDING' && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={sending}
            sx={{ height: 6, borderRadius: 1, my: 0.5 }}
          />
        )}
        <Box
          {...(failure ? { role: 'alert' } : {})}
          sx={{ typography: 'caption', color: failure ? 'error.main' : 'text.secondary' }}
        >
          {failure || (state === 'SENDING' ? sending : t('attachments.waiting'))}
        </Box>
      </Box>
      {state === 'FAILED' && (
        <IconButton label={t('attachments.retry', { name })} icon="refresh-cw" onClick={onRetry} />
      )}
      <IconButton label={t('attachments.discard', { name })} icon="x" onClick={onDiscard} />
    </Box>
  );
}
