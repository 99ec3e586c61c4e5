import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatPlace, type Point } from '../../../../contract/coverage/crossing';
import type { MapPoint } from '../../../../contract/coverage/map/projection';
import { useWording } from '../../../i18n/useWording';
import type { MapOnScreen } from './OfficeMap';
import { addCorner, type CornerAt, cornersOf, moveCorner, type Rings, removeCorner } from './rings';

/** The maximum number of corners that can be moved at once; more of them would cover the outline. */
const MOST_HANDLES = 150;
/** The shortest side in pixels that has a handle in its middle. */
const SHORTEST = 40;
/** The distance in pixels by which an arrow key moves a corner; with Shift it is ten times as far. */
const STEP = 2;
const ARROWS: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface Props {
  map: MapOnScreen;
  rings: Rings;
  /** Called before a change that can be undone. */
  onBegin(): void;
  onChange(rings: Rings): void;
}

/**
 * The corners of a polygon, which are dragged, or moved by the arrow keys and removed by Delete. The middle of each side adds a
 * corner.
 */
export function Corners({ map, rings, onBegin, onChange }: Props) {
  const { t } = useWording();
  /** `begun` is true once the drag has changed something. */
  const dragging = useRef<CornerAt & { svg: Element; begun: boolean }>(null);
  const [isDragging, setDragging] = useState(false);
  const latest = useRef({ map, rings, onBegin, onChange });
  latest.current = { map, rings, onBegin, onChange };

  useEffect(() => {
    if (!isDragging) return;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const corner = dragging.current;
      if (!corner) return;
      const { left, top } = corner.svg.getBoundingClientRect();
      const { map: now, rings: before, onBegin: begin, onChange: change } = latest.current;
      if (!corner.begun) begin();
      corner.begun = true;
      change(moveCorner(before, corner, now.toDegrees({ x: clientX - left, y: clientY - top })));
    };
    const release = () => setDragging(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isDragging]);

  const grab = (event: PointerEvent<SVGElement>, corner: CornerAt, begun = false) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg) return;
    // The map itself is not dragged.
    event.stopPropagation();
    dragging.current = { ...corner, svg, begun };
    setDragging(true);
  };
  const press = (event: KeyboardEvent, corner: CornerAt, place: MapPoint) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onBegin();
    const times = event.shiftKey ? 10 : 1;
    onChange(
      arrow
        ? moveCorner(rings, corner, map.toDegrees({ x: place.x + arrow.x * times, y: place.y + arrow.y * times }))
        : removeCorner(rings, corner),
    );
  };

  const placed = placesOf(rings, map);
  if (placed.length > MOST_HANDLES) return null;
  return (
    <g>
      {placed.map(({ corner, point, place, next }) => {
        const middle = { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 };
        const add = () => {
          onBegin();
          onChange(addCorner(rings, corner, map.toDegrees(middle)));
        };
        return (
          <g key={`${corner.ring} ${corner.at}`}>
            {Math.hypot(next.x - place.x, next.y - place.y) >= SHORTEST && (
              <Box
                component="circle"
                cx={middle.x}
                cy={middle.y}
                r={5}
                role="button"
                tabIndex={0}
                aria-label={t('coverage.addCornerAfter', { number: corner.at + 1 })}
                onPointerDown={(event: PointerEvent<SVGElement>) => {
                  add();
                  grab(event, { ...corner, at: corner.at + 1 }, true);
                }}
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  add();
                }}
                sx={{ ...HANDLE, fillOpacity: 0.55, cursor: 'copy' }}
              />
            )}
            <Box
              component="circle"
              cx={place.x}
              cy={place.y}
              r={7}
              role="button"
              tabIndex={0}
              aria-label={t('coverage.corner', { number: corner.at + 1, place: formatPlace(point) })}
              onPointerDown={(event: PointerEvent<SVGElement>) => grab(event, corner)}
              onDoubleClick={() => {
                onBegin();
                onChange(removeCorner(rings, corner));
              }}
              onKeyDown={(event: KeyboardEvent) => press(event, corner, place)}
              sx={{ ...HANDLE, cursor: 'move' }}
            />
          </g>
        );
      })}
    </g>
  );
}

const HANDLE = {
  fill: 'var(--mui-palette-background-paper)',
  stroke: 'var(--mui-palette-primary-main)',
  strokeWidth: 2,
  touchAction: 'none',
  '&:hover, &:focus-visible': { fill: 'var(--mui-palette-primary-main)', outline: 'none' },
};

interface Placed {
  corner: CornerAt;
  point: Point;
  /** In pixels, of the corner and of the next one. */
  place: MapPoint;
  next: MapPoint;
}

/** Returns the corners that are visible. */
function placesOf(rings: Rings, { toScreen, size }: MapOnScreen): Placed[] {
  return rings.flatMap((ring, number) =>
    cornersOf(ring).flatMap((point, at) => {
      const place = toScreen(...point);
      const next = toScreen(...(ring[at + 1] ?? point));
      const isVisible = place.x >= 0 && place.y >= 0 && place.x <= size.width && place.y <= size.height;
      return isVisible ? [{ corner: { ring: number, at }, point, place, next }] : [];
    }),
  );
}
