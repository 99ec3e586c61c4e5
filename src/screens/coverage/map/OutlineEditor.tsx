import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { brand } from '../../../../contract/brand';
import type { Point } from '../../../../contract/coverage/crossing';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { Corners } from './Corners';
import { LOOKS } from './looks';
import { type MapOnScreen, type MapShape, OfficeMap } from './OfficeMap';
import { type Rings, ringOf } from './rings';

/** The maximum scale in pixels per 111 m, so that corners can be put on streets and plots. */
const CLOSEST = 400;
/** The degrees around the main city that are visible if there is no area yet. */
const AROUND_CITY = 0.05;
const FEWEST = 3;

interface Props {
  label: string;
  /** The rings of the polygon; empty if there is none yet. */
  rings: Rings;
  known: readonly MapShape[];
  onChange(rings: Rings): void;
}

/** Draws and edits a polygon on the map beside the known areas: each click adds a corner, then corners are dragged. */
export function OutlineEditor({ label, rings, known, onChange }: Props) {
  const { t } = useWording();
  const [draft, setDraft] = useState<readonly Point[]>([]);
  const [history, setHistory] = useState<readonly Rings[]>([]);
  // The part of the map that is visible at first, which stays the same while corners are moved.
  const [around] = useState(() => aroundOf(rings, known));
  const isDrawing = rings.length === 0;
  const begin = () => setHistory((before) => [...before, rings]);
  const undo = () => {
    onChange(history.at(-1) ?? []);
    setHistory(history.slice(0, -1));
  };
  const finish = () => {
    begin();
    onChange(ringOf(draft));
    setDraft([]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <OfficeMap shapes={known} around={around} label={label} closest={CLOSEST}>
        {(map) =>
          isDrawing ? (
            <Draft map={map} corners={draft} onAdd={(corner) => setDraft([...draft, corner])} />
          ) : (
            <>
              <Box
                component="path"
                d={pathOf(rings, map)}
                sx={{ fillRule: 'evenodd', strokeWidth: 2, pointerEvents: 'none', ...LOOKS.new }}
              />
              <Corners map={map} rings={rings} onBegin={begin} onChange={onChange} />
            </>
          )
        }
      </OfficeMap>
      <HelperText>{isDrawing ? t('coverage.drawHint') : t('coverage.cornersHint')}</HelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isDrawing && (
          <>
            <ActionButton icon="check" disabled={draft.length < FEWEST} onClick={finish}>
              {t('coverage.finishOutline')}
            </ActionButton>
            <ActionButton icon="undo-2" disabled={draft.length === 0} onClick={() => setDraft(draft.slice(0, -1))}>
              {t('coverage.removeLastCorner')}
            </ActionButton>
          </>
        )}
        {!isDrawing && (
          <>
            <ActionButton icon="undo-2" disabled={history.length === 0} onClick={undo}>
              {t('coverage.undoChange')}
            </ActionButton>
            <ActionButton
              icon="trash-2"
              onClick={() => {
                begin();
                onChange([]);
              }}
            >
              {t('coverage.drawAgain')}
            </ActionButton>
          </>
        )}
      </Box>
    </Box>
  );
}

interface DraftProps {
  map: MapOnScreen;
  corners: readonly Point[];
  onAdd(corner: Point): void;
}

/** The corners of a new outline. A click adds one; with the keyboard, Enter adds the middle of the map. */
function Draft({ map, corners, onAdd }: DraftProps) {
  const { t } = useWording();
  const { width, height } = map.size;
  const places = corners.map((corner) => map.toScreen(...corner));
  return (
    <g>
      <Box
        component="rect"
        width={width}
        height={height}
        role="button"
        tabIndex={0}
        aria-label={t('coverage.addCornerInMiddle')}
        onClick={({ clientX, clientY, currentTarget }: MouseEvent<SVGElement>) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          onAdd(map.toDegrees({ x: clientX - left, y: clientY - top }));
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onAdd(map.toDegrees({ x: width / 2, y: height / 2 }));
        }}
        sx={{
          fill: 'transparent',
          cursor: 'crosshair',
          outlineOffset: -3,
          '&:not(:focus-visible)': { outline: 'none' },
        }}
      />
      <Box
        component="polyline"
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        sx={{ ...LOOKS.new, strokeWidth: 2, pointerEvents: 'none' }}
      />
      {places.map(({ x, y }, at) => (
        <Box
          key={String(corners[at])}
          component="circle"
          cx={x}
          cy={y}
          r={5}
          sx={{ fill: 'var(--mui-palette-primary-main)', pointerEvents: 'none' }}
        />
      ))}
    </g>
  );
}

const pathOf = (rings: Rings, { toScreen }: MapOnScreen): string =>
  rings
    .map((ring) => {
      const places = ring.map((point) => toScreen(...point));
      return `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    })
    .join('');

/** Returns the corners of the polygon, or else of the known areas, or else a square around the main city. */
function aroundOf(rings: Rings, known: readonly MapShape[]): readonly (readonly [number, number])[] {
  const corners = rings.length > 0 ? rings.flat() : known.flatMap(({ outline }) => outline[0] ?? []);
  const { latitude, longitude } = brand.centre;
  return corners.length > 0
    ? corners
    : [-AROUND_CITY, AROUND_CITY].map((by): [number, number] => [longitude + by, latitude + by]);
}
