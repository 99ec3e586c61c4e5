import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  CanAccess,
  type RaRecord,
  ReferenceArrayInputBase,
  ReferenceInputBase,
  required,
  type SortPayload,
  useChoicesContext,
} from 'react-admin';
import { MAX_SEARCH_LENGTH } from '../../../contract/constants';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { type BoundInput, useTextField } from '../../ui/inputs/useTextField';
import { useDeclarations } from '../declarations';
import type { InputProps } from '../kinds/inputs';

/** A pause in the typing after which the search is sent, ms. */
const WAIT = 250;
/** Records offered at once. */
const OFFERED = 20;
const NEWEST: SortPayload = { field: 'dateCreated', order: 'DESC' };

/** One record, found by its words; nothing where the user may not choose from such records. */
export const RecordInput = (props: InputProps) => <ChosenFrom {...props} multiple={false} />;

/** Several records, found by their words. */
export const ManyRecordsInput = (props: InputProps) => <ChosenFrom {...props} multiple />;

function ChosenFrom({ source, label, field, isRequired, multiple }: InputProps & { multiple: boolean }) {
  const resource = useDeclarations().find(({ name }) => name === field.to);
  const [open, setOpen] = useState(false);
  if (!resource) return null;
  const binding = { source, label, helperText: field.help, validate: isRequired ? required() : undefined };
  const Choices = multiple ? ReferenceArrayInputBase : ReferenceInputBase;
  return (
    <CanAccess resource={resource.name} action="list">
      <Choices
        reference={resource.name}
        source={source}
        perPage={OFFERED}
        sort={NEWEST}
        debounce={WAIT}
        enableGetChoices={() => open}
        queryOptions={{ retry: false }}
      >
        <RecordAutocomplete {...binding} resource={resource} multiple={multiple} open={open} onOpen={setOpen} />
      </Choices>
    </CanAccess>
  );
}

interface Props extends BoundInput {
  resource: AnyResource;
  /** Whether the value is a list of ids, rather than one or null. */
  multiple: boolean;
  /** Choices are asked for only while they are offered. */
  open: boolean;
  onOpen(open: boolean): void;
}

function RecordAutocomplete({ resource, multiple, open, onOpen, ...binding }: Props) {
  const { t } = useWording();
  const { value, onChange, onBlur, slotProps, inputRef, id, ...field } = useTextField(binding);
  const { availableChoices, selectedChoices, isFetching, error, setFilters } = useChoicesContext<RaRecord>();
  const ids: string[] = [value ?? []].flat().filter(Boolean);
  const chosen = (selectedChoices ?? []).filter((record) => ids.includes(String(record.id)));
  const [words, setWords] = useState('');
  const search = (searchTerm: string) => setFilters(searchTerm ? { searchTerm } : {}, undefined, true);
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
      options={availableChoices ?? []}
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionLabel={(record) => resource.represent(record)}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(record, other) => record.id === other.id}
      inputValue={words}
      onInputChange={(_, text, reason) => {
        // Of several, the chosen ones are another list at each rendering, which would take away what is being typed.
        if (multiple && reason === 'reset') return;
        setWords(text);
        search(reason === 'input' ? text.trim() : '');
      }}
      open={open}
      onOpen={() => onOpen(true)}
      onClose={() => onOpen(false)}
      loading={isFetching}
      loadingText={t('common.searching')}
      noOptionsText={error ? t('common.searchFailed') : t('forms.noneFound')}
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
            htmlInput: { ...own.htmlInput, ...slotProps.htmlInput, maxLength: MAX_SEARCH_LENGTH },
          }}
        />
      )}
    />
  );
}
