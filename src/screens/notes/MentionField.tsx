import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue } from 'react';
import { notes } from '../../../resources/notes/notes';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { mentionAt, withMention } from './mentions';

interface Colleague {
  id: string;
  fullName: string;
}

interface Props {
  label: string;
  value: string;
  onChange(text: string): void;
  /** Called with a colleague who was chosen after an `@`. */
  onMention(colleague: Colleague): void;
  maxLength: number;
  autoFocus?: boolean;
}

/** A text box that offers colleagues after an `@`. */
export function MentionField({ label, value, onChange, onMention, maxLength, autoFocus = false }: Props) {
  const { t } = useWording();
  const mention = mentionAt(value);
  const searchTerm = useDeferredValue(mention ?? '');
  const { data } = useAnswer(notes.name, 'listColleagues', { query: { searchTerm } }, mention !== null);
  const options = mention === null ? [] : (data?.colleagues ?? []);
  const isOpen = options.length > 0;
  return (
    <Autocomplete<Colleague, false, false, true>
      freeSolo
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.fullName)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      open={isOpen}
      autoHighlight
      clearIcon={null}
      value={null}
      inputValue={value}
      onInputChange={(_, text, reason) => reason === 'input' && onChange(text)}
      onChange={(_, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        onMention(chosen);
        onChange(withMention(value, chosen.fullName));
      }}
      onKeyDown={(event) => {
        // The arrow keys move in the text while nothing is offered.
        if (!isOpen) event.defaultMuiPrevented = true;
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          multiline
          minRows={2}
          maxRows={10}
          autoFocus={autoFocus}
          placeholder={t('notes.hint')}
          slotProps={{
            ...params.slotProps,
            // A textarea may not have the role combobox, nor what belongs to it.
            htmlInput: {
              ...params.slotProps.htmlInput,
              role: undefined,
              'aria-expanded': undefined,
              'aria-label': label,
              maxLength,
            },
          }}
        />
      )}
    />
  );
}
