import { required } from 'react-admin';
import { MANUAL_METHODS } from '../../../contract/statuses';
import { MomentInput } from '../../crud/form/MomentInput';
import { SelectInput } from '../../crud/form/SelectInput';
import { TextInput } from '../../crud/form/TextInput';
import { wordsOf } from '../../crud/format';
import { InputGrid } from '../forms/InputGrid';

const METHODS = MANUAL_METHODS.map((id) => ({ id, name: wordsOf(id) }));
const paidAt = { source: 'paidAt', label: 'Received', field: { kind: 'dateTime', help: 'Left empty: now' } } as const;

/** What is on the slip of money that came by hand; the amount is always what the order asks. */
export function ManualInputs() {
  return (
    <InputGrid>
      <SelectInput source="method" label="Received as" choices={METHODS} validate={required()} />
      <TextInput source="reference" label="Slip number" helperText="Must be unique per method." validate={required()} />
      <MomentInput {...paidAt} isRequired={false} />
      <TextInput source="note" label="Note" />
    </InputGrid>
  );
}
