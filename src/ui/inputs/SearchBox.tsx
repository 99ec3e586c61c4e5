import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/constants';
import { isKey, useKey } from '../../browser/useKey';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

const WAIT = 300;

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Called on ↓, to move from the search box to the results of this text. */
  onDown?(text: string): void;
}

/** Searches shortly after the last keystroke; `/` focuses it from anywhere on the page. */
export function SearchBox({ label, value, onChange, onDown }: Props) {
  const { t } = useWording();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useKey(isKey('/'), () => input.current?.focus());

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === sent.current) return;
    const sending = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, WAIT);
    return () => clearTimeout(sending);
  });

  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !onDown) return;
    event.preventDefault();
    if (text !== sent.current) {
      sent.current = text;
      onChange(text);
    }
    onDown(text);
  };

  return (
    <OutlinedInput
      size="small"
      type="search"
      placeholder={t('lists.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={goDown}
      inputRef={input}
      inputProps={{ maxLength: MAX_SEARCH_LENGTH, 'aria-label': label, 'aria-keyshortcuts': '/' }}
      sx={{ flex: { xs: '1 1 160px', md: '0 0 240px' }, height: { xs: 40, md: 32 }, pl: 1.25, typography: 'body2' }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
          <Icon name="search" />
        </InputAdornment>
      }
    />
  );
}
