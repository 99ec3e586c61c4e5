import type { Box } from '../../../contract/coverage/map/projection';
import { ZOOM_STEP } from '../../../contract/coverage/map/view';
import { Icon } from '../../layout/Icon';
import type { District } from './districts';

interface MapDistrictsProps {
  districts: readonly District[];
  whole: Box;
  show(box: Box): void;
}

/** Buttons that show the whole map or one district. */
export function MapDistricts({ districts, whole, show }: MapDistrictsProps) {
  return (
    <fieldset className="map-districts" aria-label="Part of the map">
      <button type="button" className="map-chip" onClick={() => show(whole)}>
        Whole map
      </button>
      {districts.length > 1 &&
        districts.map(({ name, box }) => (
          <button key={name} type="button" className="map-chip" onClick={() => show(box)}>
            {name}
          </button>
        ))}
    </fieldset>
  );
}

/** Buttons that zoom in and out; two fingers can also do this. */
export function MapZoom({ zoom }: { zoom(factor: number): void }) {
  return (
    <div className="map-zoom">
      <button type="button" aria-label="Zoom in" onClick={() => zoom(ZOOM_STEP)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / ZOOM_STEP)}>
        <Icon name="minus" />
      </button>
    </div>
  );
}
