import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
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
import { useCan } from '../../session/useCan';
import { type BoundInput, useTextField } from '../../ui/inputs/useTextField';
import { useDeclarations } from '../declarations';
import type { InputProps } from '../kinds/InputProps';

/** The search is sent after a pause of this length in the typing, ms. */
const WAIT = 250;
/** How many records are offered at once. */
const OFFERED = 20;
const NEWEST: SortPayload = { field: 'dateCreated', order: 'DESC' };

/** A form field for one record, found by a search; hidden if the user may not list such records. */
export const RecordInput = (props: InputProps) => <ChosenFrom {...props} multiple={false} />;

/** A form field for several records, found by a search. */
export const ManyRecordsInput = (props: InputProps) => <ChosenFrom {...props} multiple />;

function ChosenFrom({ source, label, field, isRequired, multiple }: InputProps & { multiple: boolean }) {
  const resource = useDeclarations().find(({ name }) => name === field.to);
  const [open, setOpen] = useState(false);
  const can = useCan();
  if (!resource || !can(resource, 'list')) return null;
  const binding = { source, label, helperText: field.help, validate: isRequired ? required() : undefined };
  const Choices = multiple ? ReferenceArrayInputBase : ReferenceInputBase;
  return (
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
  );
}

interface Props extends BoundInput {
  resource: AnyResource;
  /** True if the value is a list of ids instead of one id or null. */
  multiple: boolean;
  /** The choices are loaded only while the list is open. */
  open: boolean;
  onOpen(open: boolean): void;
}

function RecordAutocomplete({ resource, multiple, open, onOpen, ...binding }: Props) {
  const { t } = useWording();
  const { value, onChange, onBlur, slotProps, inputRef, id, ...field } = useTextField(binding);
  const { availableChoices, selectedChoices, isFetching, error, filterValues, setFilters } =
    useChoicesContext<RaRecord>();
  const ids: string[] = [value ?? []].flat().filter(Boolean);
  const chosen = (selectedChoices ?? []).filter((record) => ids.includes(String(record.id)));
  const [words, setWords] = useState('');
  const [sought, setSought] = useState('');
  const search = (searchTerm: string) => {
    setSought(searchTerm);
    setFilters(searchTerm ? { searchTerm } : {}, undefined, true);
  };
  // Enter takes the first choice, which must not be one of an earlier search.
  const isSearching = isFetching || (filterValues?.searchTerm ?? '') !== sought;
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
      options={isSearching ? [] : (availableChoices ?? [])}
      autoHighlight
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionLabel={(record) => resource.represent(record)}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(record, other) => record.id === other.id}
      inputValue={words}
      onInputChange={(_, text, reason) => {
        // With several records, the chosen ones are a new array at each rendering, and a reset would clear what the user is
        // typing.
        if (multiple && reason === 'reset') return;
        setWords(text);
        search(reason === 'input' ? text.trim() : '');
      }}
      open={open}
      onOpen={() => onOpen(true)}
      onClose={() => onOpen(false)}
      loading={isSearching}
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
