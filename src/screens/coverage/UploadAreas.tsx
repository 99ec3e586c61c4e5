import Box from '@mui/material/Box';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Act } from '../../../dataProvider/act';
import { coverageActions } from '../../../resources/coverage/actions';
import { flattenFields } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { FieldInputs } from '../actions/FieldInputs';
import { ActionForm } from '../forms/ActionForm';
import { AreasPreview } from './AreasPreview';
import { readMapFile } from './mapFile/readMapFile';

interface Values {
  district: string;
  status: string;
}

/** Uploads a map file: it is chosen, previewed on the map, and imported completely or not at all. */
export function UploadAreas() {
  const { t } = useWording();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [geojson, setGeojson] = useState<unknown>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the user to choose the same file again after correcting it.
    target.value = '';
    if (!file) return;
    const read = await readMapFile(file).catch(() => null);
    if (read === null) notify(t('coverage.notAMapFile'), { type: 'warning' });
    setGeojson(read);
  };
  const add = async (values: Values, act: Act) => {
    const { created } = await act('uploadAreas', {
      body: { ...values, geojson: JSON.stringify(geojson) } as never,
    });
    setGeojson(null);
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
        accept=".geojson,.json,.kml,.kmz"
        aria-label={t('coverage.chooseMapFile')}
        hidden
        onChange={choose}
      />
      {geojson !== null && (
        <Box sx={{ width: '100%' }}>
          <ActionForm<Values>
            defaultValues={{ district: '', status: 'PLANNED' }}
            perform={add}
            refreshes={[]}
            actions={null}
          >
            <FieldInputs leaves={flattenFields(coverageActions.uploadAreas.input)} paths={['district', 'status']} />
            <AreasPreview geojson={geojson} />
          </ActionForm>
        </Box>
      )}
    </Box>
  );
}
