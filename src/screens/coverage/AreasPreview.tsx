import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { phrase } from '../../../contract/api/Phrase';
import { brand } from '../../../contract/brand';
import type { AreaInFile, FeatureMessage } from '../../../contract/coverage/AreaInFile';
import { positionNote } from '../../../contract/coverage/positionNote';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { HelperText } from '../../ui/texts/HelperText';
import { SubmitButton } from '../forms/ActionForm';
import { type MapShape, OfficeMap } from './map/OfficeMap';
import type { ReadAreas } from './readAreas';
import { useMapSentence } from './useMapSentence';

/** The maximum number of area names, and of sentences of a kind, that are listed. */
const MOST_NAMES = 60;
const MOST_SENTENCES = 20;

interface Props {
  read: ReadAreas;
  known: readonly MapShape[];
  /** The areas that can be added. */
  usable: readonly AreaInFile[];
}

/** Returns the areas of a file that are not among the known ones by name. */
export function withoutKnown(areas: readonly AreaInFile[], known: readonly MapShape[]): AreaInFile[] {
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  return areas.filter(({ name }) => !names.has(name.toLowerCase()));
}

/** Shows the areas of a map file on the map beside the known ones, with everything to be checked, and the button that adds them. */
export function AreasPreview({ read, known, usable }: Props) {
  const { t } = useWording();
  const sentence = useMapSentence();
  const [shown, setShown] = useState<{ id: string } | null>(null);
  const drawn = useMemo(() => drawnOf(usable, known), [usable, known]);
  const taken = read.areas
    .filter((area) => !usable.includes(area))
    .map(({ name }) => ({ feature: 0, message: phrase('There is an area called {area} already.', { area: name }) }));
  const faults = [...read.faults, ...taken];
  const inWords = ({ feature, message }: FeatureMessage) =>
    feature ? t('coverage.inFeature', { feature, fault: sentence(message) }) : sentence(message);
  return (
    <>
      {faults.length > 0 && (
        <Alert severity="error" role="alert">
          {usable.length > 0 && t('coverage.notUsable', { smart_count: faults.length })}
          <Sentences sentences={faults.map(inWords)} />
          {usable.length === 0 && t('coverage.nothingAdded')}
        </Alert>
      )}
      {drawn.notes.length > 0 && (
        <Alert severity="warning">
          {t('coverage.toCheck')}
          <Sentences sentences={drawn.notes.map(sentence)} />
        </Alert>
      )}
      {read.leftOut.length > 0 && (
        <Alert severity="info">
          {t('coverage.leftOut', { smart_count: read.leftOut.length })}
          <Sentences sentences={read.leftOut.map(({ message }) => sentence(message))} />
        </Alert>
      )}
      {usable.length > 0 && (
        <>
          <OfficeMap
            key={read.file}
            shapes={drawn.shapes}
            around={drawn.around}
            label={t('coverage.mapOfFile', { smart_count: usable.length })}
            shown={shown}
          />
          <HelperText component="div">
            {t('coverage.areasFound', { smart_count: usable.length })}{' '}
            {usable.slice(0, MOST_NAMES).map(({ name }, at) => (
              <span key={name}>
                {at > 0 && ', '}
                <TextButton onClick={() => setShown({ id: `new ${name}` })}>{name}</TextButton>
              </span>
            ))}
            {usable.length > MOST_NAMES && ', …'}
          </HelperText>
          {known.length > 0 && <HelperText>{t('coverage.knownAreGrey')}</HelperText>}
          <Box>
            <SubmitButton progress={t('common.saving')}>
              {faults.length > 0
                ? t('coverage.addAreasWithout', { smart_count: usable.length })
                : t('coverage.addAreas', { smart_count: usable.length })}
            </SubmitButton>
          </Box>
        </>
      )}
    </>
  );
}

/** Returns the shapes of the map, the corners that are visible at first, and the notes about the areas. */
function drawnOf(areas: readonly AreaInFile[], known: readonly MapShape[]) {
  const where = { areas: known.flatMap(({ outline }) => cornerOf(outline)), centre: brand.centre };
  const noted = areas.map((area) => ({ area, position: positionNote(area, where) }));
  const near = noted.filter(({ position }) => position === null);
  return {
    shapes: [
      ...known,
      ...noted.map(
        ({ area: { name, polygon, notes }, position }): MapShape => ({
          id: `new ${name}`,
          name,
          outline: polygon.coordinates,
          look: position || notes.length > 0 ? 'doubtful' : 'new',
        }),
      ),
    ],
    around: (near.length > 0 ? near : noted).flatMap(({ area }) => area.polygon.coordinates[0] ?? []),
    notes: noted.flatMap(({ area, position }) => [...area.notes, position].filter((note) => note !== null)),
  };
}

const cornerOf = ([ring]: MapShape['outline']): [number, number][] => (ring?.[0] ? [[...ring[0]]] : []);

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const { t } = useWording();
  const more = sentences.length - MOST_SENTENCES;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
      {sentences.slice(0, MOST_SENTENCES).map((each) => (
        <li key={each}>{each}</li>
      ))}
      {more > 0 && <li>{t('coverage.more', { smart_count: more })}</li>}
    </Box>
  );
}
