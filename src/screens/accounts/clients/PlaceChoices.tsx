import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWording } from '../../../i18n/useWording';
import { type CheckAnswer, type FoundPlace, foundPlaceName } from './coverage';

interface Props {
  answer: CheckAnswer;
  onChoose(place: FoundPlace): void;
}

/** Shown if it is unclear which place is meant: a button for each possible place. */
export function PlaceChoices({ answer: { outcome, place, suggestions }, onChoose }: Props) {
  const { t } = useWording();
  const title =
    outcome === 'UNKNOWN'
      ? t('clients.unknownPlace')
      : place
        ? t('clients.whichArea', { place: place.name })
        : t('clients.didYouMean');
  return (
    <Alert severity="info" role="status">
      <strong>{title}</strong>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: suggestions.length ? 1 : 0 }}>
        {suggestions.map((each) => (
          <Button key={each.id} size="small" variant="outlined" onClick={() => onChoose(each)}>
            {foundPlaceName(each)}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
