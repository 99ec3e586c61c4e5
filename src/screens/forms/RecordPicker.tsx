import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../contract/constants';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useWording } from '../../i18n/useWording';

interface Props {
  resource: AnyResource;
  label: string;
  /** A filter of the searched list. */
  filter?: Record<string, string>;
  onPick(id: string): void;
}

/** The search is sent after a pause of this length in the typing, ms. */
const WAIT = 250;

/** Chooses one record by a search; before the user types, it offers the newest. */
export function RecordPicker({ resource, label, filter = {}, onPick }: Props) {
  const { t } = useWording();
  const [term, setTerm] = useState('');
  const settled = useDebouncedValue(term.trim(), WAIT);
  const {
    data = [],
    isFetching,
    isError,
  } = useGetList<RaRecord>(resource.name, {
    pagination: { page: 1, perPage: DEFAULT_PAGE_SIZE },
    sort: { field: 'dateCreated', order: 'DESC' },
    filter: { ...filter, searchTerm: settled },
  });
  const isSearching = isFetching || settled !== term.trim();
  return (
    <Autocomplete<RaRecord>
      options={isSearching ? [] : data}
      filterOptions={(all) => all}
      getOptionLabel={(record) => resource.represent(record)}
      getOptionKey={({ id }) => id}
      value={null}
      onChange={(_, chosen) => chosen && onPick(String(chosen.id))}
      inputValue={term}
      onInputChange={(_, value, reason) => reason !== 'reset' && setTerm(value)}
      loading={isSearching}
      loadingText={t('common.searching')}
      noOptionsText={isError ? t('common.searchFailed') : t('forms.nothingMatches')}
      autoHighlight
      sx={{ maxWidth: 480 }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_SEARCH_LENGTH },
          }}
          label={label}
          placeholder={t('forms.searchHint')}
          autoFocus
        />
      )}
    />
  );
}
