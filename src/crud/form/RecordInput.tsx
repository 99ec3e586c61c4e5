import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { CanAccess, type RaRecord, required } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { useDeclarations } from '../declarations';
import type { InputProps } from '../kinds/inputs';
import { useRecordChoices } from './useRecordChoices';
import { type BoundInput, useTextField } from './useTextField';

/** One record, found by its words; nothing where the user may not choose from such records. */
export const RecordInput = (props: InputProps) => <ChosenFrom {...props} multiple={false} />;

/** Several records, found by their words. */
export const ManyRecordsInput = (props: InputProps) => <ChosenFrom {...props} multiple />;

function ChosenFrom({ source, label, field, isRequired, multiple }: InputProps & { multiple: boolean }) {
  const resource = useDeclarations().find(({ name }) => name === field.to);
  if (!resource) return null;
  const binding = { source, label, helperText: field.help, validate: isRequired ? required() : undefined };
  return (
    <CanAccess resource={resource.name} action="list">
      <RecordAutocomplete {...binding} resource={resource} multiple={multiple} />
    </CanAccess>
  );
}

interface Props extends BoundInput {
  resource: AnyResource;
  /** Whether the value is a list of ids, rather than one or null. */
  multiple: boolean;
}

function RecordAutocomplete({ resource, multiple, ...binding }: Props) {
  const { t } = useWording();
  const { value, onChange, onBlur, slotProps, inputRef, id, ...field } = useTextField(binding);
  const ids: string[] = [value ?? []].flat().filter(Boolean);
  const { open, setOpen, setTerm, chosen, found, isFetching, isError } = useRecordChoices(resource.name, ids);
  const choose = (records: (RaRecord | null)[]) => {
    const next = records.flatMap((record) => (record ? String(record.id) : []));
    onChange(multiple ? next : (next[0] ?? null));
  };
  return (
    <Autocomplete<RaRecord, boolean>
      id={id}
      multiple={multiple}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, records) => choose([records].flat())}
      onBlur={onBlur}
      options={found}
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionLabel={(record) => resource.represent(record)}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(record, other) => record.id === other.id}
      onInputChange={(_, text, reason) => setTerm(reason === 'input' ? text : '')}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isFetching}
      loadingText={t('common.searching')}
      noOptionsText={isError ? t('common.searchFailed') : t('forms.noneFound')}
      slotProps={{ chip: { size: 'small' } }}
      sx={{ '& .MuiAutocomplete-endAdornment': { color: 'action.active' } }}
      renderInput={({ slotProps: own, ...params }) => (
        <TextField
          {...params}
          {...field}
          inputRef={inputRef}
          slotProps={{
            ...own,
            inputLabel: { ...own.inputLabel, ...slotProps.inputLabel },
            htmlInput: { ...own.htmlInput, ...slotProps.htmlInput },
          }}
        />
      )}
    />
  );
}
