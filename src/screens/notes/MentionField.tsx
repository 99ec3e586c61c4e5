import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { notes } from '../../../resources/notes/notes';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { type Colleague, mentionAt, withMention } from './mentions';

interface Props extends Pick<TextFieldProps, 'inputRef' | 'error' | 'helperText' | 'sx'> {
  label: string;
  value: string;
  onChange(text: string): void;
  /** Called with a colleague who was chosen after an `@`; undefined if the text can mention no one. */
  onMention: ((colleague: Colleague) => void) | undefined;
  /** Called for the keys that do not choose a colleague. */
  onKeyDown?(event: KeyboardEvent): void;
  maxLength: number;
  autoFocus?: boolean;
  placeholder?: string;
}

/** A text box that offers colleagues after an `@`. MUI's Autocomplete does not support text boxes of several lines. */
export function MentionField({
  label,
  value,
  onChange,
  onMention,
  onKeyDown,
  maxLength,
  autoFocus = false,
  placeholder,
  ...box
}: Props) {
  const { t } = useWording();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { options, active, setActive, dismiss } = useOffered(onMention ? value : '');
  const isOpen = options.length > 0;
  const choose = (colleague: Colleague) => {
    onMention?.(colleague);
    onChange(withMention(value, colleague.fullName));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % options.length),
    ArrowUp: () => setActive((active - 1 + options.length) % options.length),
    Enter: () => choose(options[active] as Colleague),
    Tab: () => choose(options[active] as Colleague),
    Escape: dismiss,
  };
  return (
    <>
      <TextField
        {...box}
        ref={frame}
        multiline
        fullWidth
        minRows={2}
        maxRows={8}
        autoFocus={autoFocus}
        value={value}
        placeholder={placeholder ?? t('notes.hint')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={dismiss}
        onKeyDown={(event) => {
          const act = isOpen && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined;
          if (!act) return onKeyDown?.(event);
          event.preventDefault();
          event.stopPropagation();
          act();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            'aria-autocomplete': onMention ? 'list' : undefined,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
            maxLength,
          },
        }}
      />
      <Popper
        open={isOpen}
        anchorEl={() => frame.current as HTMLElement}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8}>
          <MenuList
            id={listId}
            role="listbox"
            aria-label={t('notes.colleagues')}
            dense
            sx={{ maxHeight: 240, overflow: 'auto' }}
          >
            {options.map((colleague, index) => (
              <MenuItem
                key={colleague.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                selected={index === active}
                // The text keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(colleague)}
              >
                {colleague.fullName}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}

/** Returns the colleagues that are offered for the name being typed, until the offer is dismissed. */
function useOffered(text: string) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [{ of, index }, setIndex] = useState({ of: '', index: 0 });
  const mention = text === dismissed ? null : mentionAt(text);
  const searchTerm = useDeferredValue(mention ?? '');
  const { data } = useAnswer(notes.name, 'listColleagues', { query: { searchTerm } }, mention !== null);
  const options: readonly Colleague[] = mention === null ? [] : (data?.colleagues ?? []);
  return {
    options,
    /** The position of the colleague whom Enter chooses; the first one after each change of the text. */
    active: of === text && index < options.length ? index : 0,
    setActive: (chosen: number) => setIndex({ of: text, index: chosen }),
    dismiss: () => setDismissed(text),
  };
}
