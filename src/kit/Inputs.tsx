import { useEffect, useState } from 'react';
import { Form, maxLength, required } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BooleanInput } from '../ui/inputs/BooleanInput';
import { CardChoiceInput } from '../ui/inputs/CardChoices';
import { CheckboxGroupInput } from '../ui/inputs/CheckboxGroupInput';
import { DayInput } from '../ui/inputs/DayInput';
import { InputGrid } from '../ui/inputs/InputGrid';
import { MomentInput } from '../ui/inputs/MomentInput';
import { SearchBox } from '../ui/inputs/SearchBox';
import { SecretInput } from '../ui/inputs/SecretInput';
import { Segments } from '../ui/inputs/Segments';
import { SelectBox } from '../ui/inputs/SelectBox';
import { SelectInput } from '../ui/inputs/SelectInput';
import { TagsField } from '../ui/inputs/TagsField';
import { NumberInput, TextInput } from '../ui/inputs/TextInput';
import { Toggle } from '../ui/inputs/Toggle';
import { KindSection, LONG, nothing, Sample } from './Sample';

const CHOICES = Array.from({ length: 14 }, (_, at) => ({ id: `c${at}`, name: at ? `Choice ${at}` : LONG }));
const CARDS = [
  { id: 'home', title: 'Home 20', text: LONG, note: 'UGX 120,000' },
  { id: 'work', title: 'Work 50', text: 'Up to 50 Mbit/s', note: 'UGX 320,000' },
];
const VALUES = { name: 'Grace', long: LONG, wrong: '', chosen: 'c1', several: ['c1', 'c2'], card: 'home', yes: true };
export function Inputs() {
  const [chosen, setChosen] = useState('day');
  const [tags, setTags] = useState(['VIP', LONG]);
  return (
    <KindSection name="Inputs">
      <Form defaultValues={VALUES} noValidate>
        <Refusal source="wrong" />
        <InputGrid>
          <TextInput source="name" label="Text" helperText="As on the identity card" validate={required()} />
          <TextInput source="wrong" label="Text that was refused" validate={[required(), maxLength(40)]} />
          <TextInput source="long" label="Long text" multiline minRows={3} />
          <NumberInput source="number" label="Number" step={1} />
          <SelectInput source="chosen" label="One of a list" choices={CHOICES.slice(1)} emptyText="None" />
          <SecretInput source="secret" label="Password" />
          <DayInput source="day" label="Day" />
          <MomentInput source="moment" label="Moment" />
          <BooleanInput source="yes" label="Switch" helperText="On from the next invoice" />
        </InputGrid>
        <CardChoiceInput source="card" label="Package" choices={CARDS} />
        <CheckboxGroupInput source="several" label="Areas" choices={CHOICES} />
      </Form>
      <Sample name="SearchBox, SelectBox">
        <SearchBox label="Search clients" value="" onChange={nothing} />
        <SelectBox label="Not selected" checked={false} onToggle={nothing} />
        <SelectBox label="Some selected" checked={false} indeterminate onToggle={nothing} />
        <SelectBox label="Selected" checked onToggle={nothing} />
      </Sample>
      <Segments
        label="Period"
        options={['day', 'week', 'month'].map((value) => ({ value, label: value }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TagsField label="Tags" value={tags} options={['VIP', 'Landlord']} onChange={setTags} />
      <Toggle label="On" checked onChange={nothing} />
      <Toggle label="Off and disabled" checked={false} disabled onChange={nothing} />
    </KindSection>
  );
}

/** Simulates a service's refusal of one field. */
function Refusal({ source }: { source: string }) {
  const { setError } = useFormContext();
  useEffect(() => setError(source, { message: 'Enter a name.' }), [setError, source]);
  return null;
}
