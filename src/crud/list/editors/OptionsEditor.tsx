import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useWording } from '../../../i18n/useWording';
import { useDeclarations } from '../../declarations';
import { resourceWord } from '../../recordName';
import type { EditorProps } from '../filters';

/** A filter by several options of a closed list. */
export function OptionsEditor(props: EditorProps) {
  const { wordsOf } = useWording();
  const options = props.filter.field.options ?? [];
  return <Options {...props} options={options.map((option) => [option, wordsOf(option)])} />;
}

/** A filter by several resources, labelled by the name of their records. */
export function ResourcesEditor(props: EditorProps) {
  const wording = useWording();
  const declared = useDeclarations();
  const named = declared.map(({ name }) => [name, resourceWord(name, declared, wording)] as const);
  return <Options {...props} options={named.sort(([, a], [, b]) => a.localeCompare(b))} />;
}

type Props = EditorProps & { options: readonly (readonly [value: string, words: string])[] };

/** Checkboxes for several values of a filter. */
export function Options({ filter: { name, label }, values, options, onChange }: Props) {
  const { word } = useWording();
  const chosen = (values[name] ?? '').split(',').filter(Boolean);
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
    onChange({ [name]: next.join(',') });
  };
  return (
    <FormGroup role="group" aria-label={word(label)} sx={{ maxHeight: 280, overflow: 'auto', flexWrap: 'nowrap' }}>
      {options.map(([option, words]) => (
        <FormControlLabel
          key={option}
          label={words}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox size="small" checked={chosen.includes(option)} onChange={() => toggle(option)} sx={{ py: 0.5 }} />
          }
        />
      ))}
    </FormGroup>
  );
}
