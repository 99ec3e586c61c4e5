import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { DaysEditor } from './editors/DaysEditor';
import { OptionsEditor, ResourcesEditor } from './editors/OptionsEditor';
import { RecordEditor } from './editors/RecordEditor';
import { TagsEditor } from './editors/TagsEditor';
import { DayEditor, NumberEditor, TextEditor } from './editors/ValueEditor';
import { YesNoEditor } from './editors/YesNoEditor';
import type { EditorProps, FilterForm, ListFilter } from './filters';

const editors: Record<FilterForm, ComponentType<EditorProps>> = {
  options: OptionsEditor,
  resources: ResourcesEditor,
  yesNo: YesNoEditor,
  record: RecordEditor,
  tags: TagsEditor,
  text: TextEditor,
  number: NumberEditor,
  day: DayEditor,
  days: DaysEditor,
};

interface Props {
  filter: ListFilter;
  values: Record<string, string>;
  onApply(values: Record<string, string>): void;
}

/** Edits one filter. */
export function FilterEditor({ filter, values, onApply }: Props) {
  const { t, word } = useWording();
  const [draft, setDraft] = useState(values);
  const Editor = editors[filter.form];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <Box component="form" onSubmit={apply}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('lists.filterBy', { label: word(filter.label).toLowerCase() })}
      </Typography>
      <Editor filter={filter} values={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <ActionButton type="submit" variant="contained" fullWidth sx={{ mt: 1.5 }}>
        {t('lists.apply')}
      </ActionButton>
    </Box>
  );
}
