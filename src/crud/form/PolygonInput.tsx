import Box from '@mui/material/Box';
import { required, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Polygon } from '../../../resources/language/kinds';
import { TextInput } from '../../ui/inputs/TextInput';
import { PolygonDrawing } from '../../ui/texts/PolygonDrawing';
import type { InputProps } from '../kinds/InputProps';

const isPolygon = (value: unknown): value is Polygon => {
  const { type, coordinates } = (value && typeof value === 'object' ? value : {}) as Partial<Polygon>;
  const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
  return type === 'Polygon' && !!coordinates?.[0]?.length && coordinates.every((ring) => ring.every(isPoint));
};
const valid: Validator = (value) => (!value || isPolygon(value) ? undefined : 'forms.polygonFault');

/** Keeps text that is not valid JSON yet as text, so that the user can go on typing. */
function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}
const format = (value: unknown) => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '');

/** A form field for a polygon as GeoJSON text, which is drawn as soon as it is valid. */
export function PolygonInput({ source, label, field, isRequired }: InputProps) {
  const value: unknown = useWatch({ name: source });
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source={source}
        label={label}
        helperText={field.help}
        format={format}
        parse={parse}
        validate={isRequired ? [required(), valid] : valid}
        multiline
        minRows={4}
        maxRows={10}
        native={{ spellCheck: false }}
        sx={{ '& textarea': { typography: 'code' } }}
      />
      {isPolygon(value) && <PolygonDrawing polygon={value} />}
    </Box>
  );
}
