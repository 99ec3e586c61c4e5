import type { KeyboardEvent } from 'react';
import type { DrawnArea } from '../../../contract/coverage/map/projection';
import type { MapArea } from '../../../resources/coverage/actions';
import { fillOf } from './MapPatterns';
import { messageOf, STATES } from './states';

interface AreaShapeProps {
  shape: DrawnArea<MapArea>;
  chosen: boolean;
  /** True if the area is in the tab order. */
  tabbed: boolean;
  onChoose(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** One area on the map, which works like a button. */
export function AreaShape({ shape: { area, path }, chosen, tabbed, onChoose, ...events }: AreaShapeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn in an SVG
    <path
      id={shapeId(area.id)}
      className={`map-area map-${area.code} tone-${STATES[area.code].tone}`}
      d={path}
      fill={fillOf(area.code, 'map')}
      role="button"
      tabIndex={tabbed ? 0 : -1}
      aria-label={`${area.name}, ${area.district}: ${messageOf(area)}`}
      aria-pressed={chosen}
      onClick={onChoose}
      {...events}
    />
  );
}

/** Returns the id of an area's element. */
export const shapeId = (areaId: string): string => `area-${areaId}`;
