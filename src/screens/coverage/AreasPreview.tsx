import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { areasInFile } from '../../../contract/coverage/areaFile';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { PolygonDrawing } from '../../ui/texts/PolygonDrawing';
import { SubmitButton } from '../forms/ActionForm';

/** The maximum number of area names that are listed. */
const MOST_NAMES = 12;

/** Shows the areas of a map file on the map, or what is wrong with the file, and the button that adds them. */
export function AreasPreview({ geojson }: { geojson: unknown }) {
  const { t, word } = useWording();
  const [district, status]: unknown[] = useWatch({ name: ['district', 'status'] });
  const { areas, faults } = areasInFile(geojson, { district: String(district ?? ''), status: String(status ?? '') });
  if (faults.length)
    return (
      <Alert severity="warning" role="alert">
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {faults.map(({ feature, message }) => (
            <li key={`${feature} ${message}`}>
              {feature ? t('coverage.inFeature', { feature, fault: word(String(message)) }) : word(String(message))}
            </li>
          ))}
        </Box>
        {t('coverage.nothingAdded')}
      </Alert>
    );
  const names = areas.slice(0, MOST_NAMES).map(({ name }) => name);
  const told = names.length < areas.length ? [...names, '…'] : names;
  return (
    <>
      <PolygonDrawing polygon={{ coordinates: areas.flatMap(({ polygon }) => polygon.coordinates) }} />
      <HelperText>{t('coverage.areasFound', { smart_count: areas.length, names: told.join(', ') })}</HelperText>
      <Box>
        <SubmitButton progress={t('common.saving')}>
          {t('coverage.addAreas', { smart_count: areas.length })}
        </SubmitButton>
      </Box>
    </>
  );
}
