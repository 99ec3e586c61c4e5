import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { required, useInput, useRecordContext, type Validator } from 'react-admin';
import type { Point } from '../../../contract/coverage/crossing';
import { polygonFault } from '../../../contract/coverage/polygonFault';
import type { Polygon } from '../../../resources/language/kinds';
import { PolygonInput } from '../../crud/form/PolygonInput';
import type { InputProps } from '../../crud/kinds/InputProps';
import { useWording } from '../../i18n/useWording';
import { FoldedPanel } from '../../ui/frames/FoldedPanel';
import { OutlineEditor } from './map/OutlineEditor';
import type { Rings } from './map/rings';
import { useKnownAreas } from './map/useKnownAreas';
import { useMapSentence } from './useMapSentence';

/** Returns the rings of a form's value, which may be a text that is no polygon yet. */
function ringsOf(value: unknown): Rings {
  const { coordinates } = (value && typeof value === 'object' ? value : {}) as Partial<Polygon>;
  return Array.isArray(coordinates) ? (coordinates as Point[][]) : [];
}
const faultOf = (value: unknown) =>
  ringsOf(value).length > 0 ? polygonFault(ringsOf(value).map((ring) => [...ring])) : null;
const valid: Validator = (value) => (faultOf(value) ? 'forms.polygonFault' : undefined);
const REQUIRED = required();

/** The form field for the outline of a coverage area: it is drawn and changed on the map beside the other areas. */
export function AreaInput(props: InputProps) {
  const { source, label, isRequired } = props;
  const { t } = useWording();
  const sentence = useMapSentence();
  const record = useRecordContext();
  const known = useKnownAreas();
  const { field, fieldState } = useInput({ source, validate: isRequired ? [REQUIRED, valid] : valid });
  const fault = faultOf(field.value);
  if (!known) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{label}</Typography>
      <OutlineEditor
        label={t('coverage.mapOfOutline')}
        rings={ringsOf(field.value)}
        known={known.filter(({ id }) => id !== record?.id)}
        onChange={(rings) => field.onChange(rings.length > 0 ? { type: 'Polygon', coordinates: rings } : null)}
      />
      {fault && (
        <Alert severity="warning">
          {label}: {sentence(fault)}
        </Alert>
      )}
      {!fault && fieldState.error && <FormHelperText error>{t('coverage.drawOutline')}</FormHelperText>}
      <FoldedPanel title={t('coverage.asText')}>
        <PolygonInput {...props} />
      </FoldedPanel>
    </Box>
  );
}
