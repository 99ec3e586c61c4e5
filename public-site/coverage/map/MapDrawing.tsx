import { type KeyboardEvent, useState } from 'react';
import { type Drawing, type DrawnArea, KILOMETRE, type MapPoint } from '../../../contract/coverage/map/projection';
import { useMapGestures } from '../../../contract/coverage/map/useMapGestures';
import type { MapView } from '../../../contract/coverage/map/useMapView';
import { type MapWindow, onScreen, type Size, ZOOM_STEP } from '../../../contract/coverage/map/view';
import type { MapArea } from '../../../resources/coverage/actions';
import { AreaShape, shapeId } from './AreaShape';
import { MapMarks } from './MapMarks';
import { MapPatterns } from './MapPatterns';
import { nearestTo, neighbour } from './neighbour';
import { ORDER } from './states';

interface MapDrawingProps {
  drawing: Drawing<MapArea>;
  mapView: MapView;
  chosen: MapArea | null;
  /** The place checked last. */
  pin: MapPoint | null;
  onChoose(area: MapArea): void;
}

/** Draws the areas in their positions. One of them is in the tab order; the arrow keys move to the others. */
export function MapDrawing({ drawing: { shapes }, mapView, chosen, pin, onChoose }: MapDrawingProps) {
  const { svg, size, view, zoom, reveal } = mapView;
  const gestures = useMapGestures(mapView);
  const [visited, setVisited] = useState<DrawnArea<MapArea> | null>(null);
  const tabbed = visited ?? nearestTo(shapes, view);

  const press = (event: KeyboardEvent, shape: DrawnArea<MapArea>) => {
    const next = neighbour(shapes, shape, event.key);
    if (next) document.getElementById(shapeId(next.area.id))?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onChoose(shape.area);
    else if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg ref={svg} className="map-drawing" role="group" aria-label="Map of our areas" {...gestures}>
      <MapPatterns place="map" scale={view.scale} />
      <g transform={transformOf(view, size)}>
        {bottomUp(shapes).map((shape) => (
          <AreaShape
            key={shape.area.id}
            shape={shape}
            chosen={shape.area === chosen}
            tabbed={shape === tabbed}
            onChoose={() => onChoose(shape.area)}
            onKeyDown={(event) => press(event, shape)}
            onFocus={() => {
              setVisited(shape);
              reveal(shape.box);
            }}
          />
        ))}
      </g>
      <MapMarks
        named={inSight(shapes, view, size)}
        chosen={chosen?.id ?? null}
        pin={pin && onScreen({ ...pin, width: 0, height: 0 }, view, size)}
        kilometre={KILOMETRE * view.scale}
      />
    </svg>
  );
}

/** Sorts the most advanced areas to the end, so that they are drawn on top: where areas overlap, a check answers the same. */
const bottomUp = (shapes: readonly DrawnArea<MapArea>[]): DrawnArea<MapArea>[] =>
  [...shapes].sort((a, b) => ORDER.indexOf(b.area.code) - ORDER.indexOf(a.area.code));

const transformOf = ({ x, y, scale }: MapWindow, { width, height }: Size): string =>
  `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${-y})`;

function inSight(shapes: readonly DrawnArea<MapArea>[], view: MapWindow, size: Size) {
  return shapes
    .map(({ area: { id, name }, box }) => ({ id, name, box: onScreen(box, view, size) }))
    .filter(({ box: { x, y, width, height } }) => x + width > 0 && y + height > 0 && x < size.width && y < size.height);
}
