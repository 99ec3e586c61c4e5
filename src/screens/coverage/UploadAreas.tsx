import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import type { Said } from '../../../contract/api/errors';
import type { Act } from '../../../dataProvider/act';
import { coverageActions } from '../../../resources/coverage/actions';
import { flattenFields } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { FieldInputs } from '../actions/FieldInputs';
import { ActionForm } from '../forms/ActionForm';
import { AreasPreview, withoutKnown } from './AreasPreview';
import { useKnownAreas } from './map/useKnownAreas';
import { MapFileFault } from './mapFile/MapFileFault';
import { type ReadAreas, readAreas, toGeojson } from './readAreas';
import { useMapSentence } from './useMapSentence';

interface Values {
  district: string;
  status: string;
}
const NOTHING: { read?: ReadAreas; fault?: Said } = {};

/** Uploads a map file: it is chosen, previewed on the map beside the known areas, and its usable areas are added together. */
export function UploadAreas() {
  const { t, sentenceOf } = useWording();
  const sentence = useMapSentence();
  const input = useRef<HTMLInputElement>(null);
  const [{ read, fault }, setFile] = useState(NOTHING);
  const known = useKnownAreas();
  const usable = useMemo(() => withoutKnown(read?.areas ?? [], known ?? []), [read, known]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the user to choose the same file again after correcting it.
    target.value = '';
    if (!file) return;
    setFile(
      await readAreas(file).then(
        (areas) => ({ read: areas }),
        (error: unknown) => ({ fault: error instanceof MapFileFault ? error.said : sentenceOf(error) }),
      ),
    );
  };
  const add = async (values: Values, act: Act) => {
    const { created } = await act('uploadAreas', { body: { ...values, geojson: toGeojson(usable, values) } as never });
    setFile(NOTHING);
    return t('coverage.areasAdded', { smart_count: created });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ActionButton icon="upload" onClick={() => input.current?.click()}>
        {t('coverage.chooseMapFile')}
      </ActionButton>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,.geojsonl,.kml,.kmz"
        aria-label={t('coverage.chooseMapFile')}
        hidden
        onChange={choose}
      />
      {fault !== undefined && (
        <Alert severity="error" role="alert" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {sentence(fault)}
        </Alert>
      )}
      {read && known && (
        <Box sx={{ width: '100%' }}>
          <ActionForm<Values>
            defaultValues={{ district: '', status: 'PLANNED' }}
            perform={add}
            refreshes={[]}
            actions={null}
          >
            <FieldInputs leaves={flattenFields(coverageActions.uploadAreas.input)} paths={['district', 'status']} />
            <AreasPreview read={read} known={known} usable={usable} />
          </ActionForm>
        </Box>
      )}
    </Box>
  );
}
