import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo } from 'react';
import { placeLabels } from '../../../../contract/coverage/map/labels';
import {
  boxAround,
  type Drawing,
  drawingOf,
  type MapPoint,
  type OutlinedArea,
} from '../../../../contract/coverage/map/projection';
import { useMapGestures } from '../../../../contract/coverage/map/useMapGestures';
import { useMapView } from '../../../../contract/coverage/map/useMapView';
import { type MapWindow, onScreen, type Size, ZOOM_STEP } from '../../../../contract/coverage/map/view';
import { useWording } from '../../../i18n/useWording';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LOOKS } from './looks';

/**
 * An area on the map, in the colour of its coverage. Where areas are compared, known ones are those of the provider, and doubtful
 * ones have something to be checked.
 */
export interface MapShape extends OutlinedArea {
  id: string;
  name: string;
  look: keyof typeof LOOKS;
}

/** Converts between degrees and the pixels of the map. */
export interface MapOnScreen {
  toScreen(longitude: number, latitude: number): MapPoint;
  toDegrees(point: MapPoint): [longitude: number, latitude: number];
  size: Size;
}

interface Props {
  shapes: readonly MapShape[];
  /** Longitudes and latitudes that are visible at first; at least one. */
  around: readonly (readonly [number, number])[];
  label: string;
  /** The area to move to; a new object moves there again. */
  shown?: { id: string } | null;
  /** The maximum scale, in pixels per 111 m. */
  closest?: number;
  /** Drawn on top of the areas. */
  children?(map: MapOnScreen): ReactNode;
}

/** A map of areas that needs no map service. It can be dragged and zoomed. */
export function OfficeMap({ shapes, around, label, shown, closest, children }: Props) {
  const { t } = useWording();
  const drawing = useMemo(() => drawingOf<OutlinedArea>([...shapes, { outline: [around] }]), [shapes, around]);
  const start = useMemo(() => boxAround(around.map(([x, y]) => drawing.pointAt(x, y))), [around, drawing]);
  const mapView = useMapView(drawing.whole, start, closest);
  const { svg, size, view, zoom, show } = mapView;

  // Moves when something else is to be shown, not when the size of the map changes.
  useEffect(() => {
    const box = drawing.shapes[shapes.findIndex(({ id }) => id === shown?.id)]?.box;
    if (box) show(box);
  }, [shown]);

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Box
        component="svg"
        ref={svg}
        role="group"
        aria-label={label}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 300, sm: 420 },
          cursor: 'grab',
          touchAction: 'pan-y',
          userSelect: 'none',
          '&:active': { cursor: 'grabbing' },
        }}
        {...useMapGestures(mapView)}
      >
        <g
          transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`}
        >
          {shapes.map(({ id, look }, at) => (
            <Box
              key={id}
              component="path"
              d={drawing.shapes[at]?.path ?? ''}
              sx={{
                fillRule: 'evenodd',
                strokeWidth: 1.75,
                vectorEffect: 'non-scaling-stroke',
                strokeLinejoin: 'round',
                ...LOOKS[look],
              }}
            />
          ))}
        </g>
        {children?.(onScreenOf(drawing, view, size))}
        <Names shapes={shapes} drawing={drawing} view={view} size={size} />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          right: 8,
          bottom: 8,
          display: 'grid',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <IconButton label={t('coverage.zoomIn')} icon="plus" onClick={() => zoom(ZOOM_STEP)} />
        <IconButton label={t('coverage.zoomOut')} icon="minus" onClick={() => zoom(1 / ZOOM_STEP)} />
      </Box>
    </Box>
  );
}

function onScreenOf({ pointAt, degreesAt }: Drawing<OutlinedArea>, view: MapWindow, size: Size): MapOnScreen {
  return {
    size,
    toScreen: (longitude, latitude) => {
      const { x, y } = onScreen({ ...pointAt(longitude, latitude), width: 0, height: 0 }, view, size);
      return { x, y };
    },
    toDegrees: ({ x, y }) =>
      degreesAt({ x: (x - size.width / 2) / view.scale + view.x, y: (y - size.height / 2) / view.scale + view.y }),
  };
}

interface NamesProps {
  shapes: readonly MapShape[];
  drawing: Drawing<OutlinedArea>;
  view: MapWindow;
  size: Size;
}

/** The names of the visible areas, as far as there is room for them; those of new areas come first. */
function Names({ shapes, drawing, view, size }: NamesProps) {
  const named = shapes.flatMap(({ id, name }, at) => {
    const box = drawing.shapes[at]?.box;
    return box ? [{ id, name, box: onScreen(box, view, size) }] : [];
  });
  const visible = named.filter(
    ({ box: { x, y, width, height } }) => x + width > 0 && y + height > 0 && x < size.width && y < size.height,
  );
  const first = shapes.find(({ look }) => look !== 'known')?.id ?? null;
  return (
    <Box
      component="g"
      aria-hidden="true"
      sx={{
        pointerEvents: 'none',
        typography: 'caption',
        fontWeight: 600,
        textAnchor: 'middle',
        dominantBaseline: 'central',
        fill: 'var(--mui-palette-text-primary)',
        stroke: 'var(--mui-palette-background-default)',
        strokeWidth: 3,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      }}
    >
      {placeLabels(visible, first).map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </Box>
  );
}
