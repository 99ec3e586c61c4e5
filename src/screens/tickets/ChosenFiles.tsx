import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { IconButton } from '../../ui/buttons/IconButton';
import { HelperText } from '../../ui/texts/HelperText';

interface Props {
  files: readonly File[];
  onRemove(file: File): void;
  /** True for a note for staff only. */
  internal: boolean;
}

/** The files that are sent with a message. The customer gets its text only. */
export function ChosenFiles({ files, onRemove, internal }: Props) {
  const { t, formatSize } = useWording();
  if (files.length === 0) return null;
  return (
    <Box>
      <Box
        component="ul"
        aria-label={t('tickets.chosenFiles')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {files.map((file, place) => (
          <Box
            component="li"
            // A file has no id, and two may have the same name.
            key={`${place} ${file.name}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, typography: 'body2' }}
          >
            <Icon name="paperclip" size={14} />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {file.name}
            </Box>
            <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
              {formatSize(file.size)}
            </Box>
            <IconButton
              size="small"
              icon="x"
              label={t('tickets.removeFile', { name: file.name })}
              onClick={() => onRemove(file)}
            />
          </Box>
        ))}
      </Box>
      {!internal && <HelperText>{t('tickets.filesStay')}</HelperText>}
    </Box>
  );
}
