import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../../browser/useDebouncedValue';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { useActionMutation } from '../../actions/useActionMutation';
import { CoverageAnswer } from './CoverageAnswer';
import { type Check, type FoundPlace, foundPlaceName, locationOf } from './coverage';
import { PlaceChoices } from './PlaceChoices';

/** Suggestions are requested after a pause of this length in the typing, ms. */
const WAIT = 200;

/** Returns places whose name starts with or resembles the typed text; without an answer there is simply no list. */
function useSuggestions(typed: string): FoundPlace[] {
  const searchTerm = useDebouncedValue(typed.trim(), WAIT);
  const { data } = useQuery({
    queryKey: ['suggestPlaces', searchTerm],
    queryFn: ({ signal }) => callApi('suggestPlaces', { query: { searchTerm }, signal }),
    enabled: searchTerm.length > 1,
  });
  return data?.places ?? [];
}

interface Props {
  check: Check | null;
  onCheck(check: Check): void;
}

/** Checks whether fibre reaches a place, which may be chosen or just typed, and shows the answer. */
export function PlaceCheck({ check, onCheck }: Props) {
  const { t } = useWording();
  const [typed, setTyped] = useState('');
  const places = useSuggestions(typed);
  const { submit, isPending, failure, answer } = useActionMutation('checkCoverage', {
    onSuccess: ({ coverageCheck }) => onCheck(coverageCheck),
    refreshes: [],
  });
  const ask = (chosen: FoundPlace | string | null) => {
    if (chosen) void submit({ body: { location: locationOf(typeof chosen === 'string' ? chosen.trim() : chosen) } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <Autocomplete<FoundPlace, false, false, true>
          freeSolo
          fullWidth
          options={places}
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : foundPlaceName(option))}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          inputValue={typed}
          onInputChange={(_, value) => setTyped(value)}
          onChange={(_, chosen) => ask(chosen)}
          renderInput={(params) => (
            <TextField {...params} label={t('clients.place')} placeholder={t('clients.placeExample')} autoFocus />
          )}
        />
        <ActionButton
          loading={isPending}
          disabled={typed.trim() === ''}
          onClick={() => ask(typed)}
          sx={{ minHeight: 37 }}
        >
          {t('clients.check')}
        </ActionButton>
      </Box>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {check && !isPending && check.outcome === 'RECOGNISED' && (
        <CoverageAnswer check={check} place={answer?.place ?? null} />
      )}
      {answer && answer.outcome !== 'RECOGNISED' && <PlaceChoices answer={answer} onChoose={ask} />}
    </Box>
  );
}
