import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { RefObject } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { IconButton } from '../../ui/buttons/IconButton';
import { KeyCap } from '../../ui/texts/KeyCap';

const FIND_KEYS = 'Ctrl K';

interface Props extends Pick<OutlinedInputProps, 'inputProps' | 'onPointerEnter' | 'onFocus'> {
  typed: string;
  isSearching: boolean;
  input: RefObject<HTMLInputElement | null>;
  onType(text: string): void;
  onOpen(): void;
}

/** The text field of the command box. */
export function BoxField({ typed, isSearching, input, inputProps, onType, onOpen, ...events }: Props) {
  const { t } = useWording();
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      {...events}
      size="small"
      fullWidth
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onClick={onOpen}
      inputRef={input}
      placeholder={t('commandBox.placeholder')}
      autoComplete="off"
      inputProps={{
        maxLength: MAX_SEARCH_LENGTH,
        ...inputProps,
        'aria-label': t('commandBox.find'),
        'aria-keyshortcuts': 'Control+K Meta+K',
        autoCorrect: 'off',
        spellCheck: false,
      }}
      sx={{ height: { xs: 44, md: 36 }, gap: 1 }}
      startAdornment={
        isSearching ? <CircularProgress size={16} aria-label={t('common.searchingNow')} /> : <Icon name="search" />
      }
      endAdornment={
        typed ? (
          <IconButton label={t('common.clear')} icon="x" size="small" onClick={clear} />
        ) : (
          <KeyCap hideOnPhone>{FIND_KEYS}</KeyCap>
        )
      }
    />
  );
}
