import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { cleanTag, cleanTags, tagKey } from '../../../contract/tags';

interface Props extends Pick<TextFieldProps, 'label' | 'helperText' | 'error' | 'id' | 'inputRef' | 'autoFocus'> {
  value: readonly string[];
  /** The tags on offer. */
  options: readonly string[];
  onChange(tags: string[]): void;
  onBlur?(): void;
}

/** A field for tags: Enter and comma add what is typed, and so does leaving the field. A known tag keeps its spelling. */
export function TagsField({ value, options, onChange, onBlur, ...field }: Props) {
  const [text, setText] = useState('');
  const spelling = (typed: string) => options.find((tag) => tagKey(tag) === tagKey(cleanTag(typed))) ?? cleanTag(typed);
  const change = (tags: readonly string[]) => onChange(cleanTags(tags.map(spelling)).filter(Boolean));
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      {...(field.id ? { id: field.id } : {})}
      options={[...options]}
      value={[...value]}
      inputValue={text}
      filterSelectedOptions
      isOptionEqualToValue={(option, tag) => tagKey(option) === tagKey(tag)}
      onChange={(_, tags) => change(tags)}
      onInputChange={(_, typed) => {
        const parts = typed.split(',');
        setText(parts.pop() ?? '');
        if (parts.length > 0) change([...value, ...parts]);
      }}
      onBlur={() => {
        if (text.trim()) change([...value, text]);
        setText('');
        onBlur?.();
      }}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={({ slotProps, ...params }) => <TextField {...params} {...field} slotProps={slotProps} />}
    />
  );
}
