import { useMemo, useState } from 'react';
import { type Box, type Drawing, drawingOf, type MapPoint } from '../../../contract/coverage/map/projection';
import { useMapView } from '../../../contract/coverage/map/useMapView';
import type { MapArea } from '../../../resources/coverage/actions';
import type { AskedLocation } from '../myLocation';
import type { RememberedCheck } from '../rememberedCheck';
import { placeName } from '../useSuggestions';
import { AreaList } from './AreaList';
import { AreaPanel } from './AreaPanel';
import { districtsOf, startDistrict } from './districts';
import { MapDistricts, MapZoom } from './MapControls';
import { MapDrawing } from './MapDrawing';
import style from './map.css?inline';

interface CoverageMapProps {
  /** The areas; at least one. */
  areas: MapArea[];
  checked: RememberedCheck | null;
  onAsk(location: AskedLocation): void;
}

/** A map of the areas that needs no external map service, and a list of them; each area links to its coverage check. */
export function CoverageMap({ areas, checked, onAsk }: CoverageMapProps) {
  const drawing = useMemo(() => drawingOf(areas), [areas]);
  const districts = useMemo(() => districtsOf(drawing.shapes), [drawing]);
  const pin = useMemo(() => pinOf(drawing, checked), [drawing, checked]);
  const [start] = useState(() => startDistrict(districts, pin)?.box ?? drawing.whole);
  const mapView = useMapView(drawing.whole, start);
  const [chosen, setChosen] = useState<MapArea | null>(null);

  const chooseByName = (area: MapArea) => {
    setChosen(area);
    const shape = drawing.shapes.find((each) => each.area === area);
    if (shape) mapView.show(surroundings(shape.box));
  };

  return (
    <div className="map-room">
      {/* The styles are in the same file as the code: browsers do not load a style sheet again once it has failed. */}
      <style href="coverage-map" precedence="default">
        {style}
      </style>
      <div className="map-side">
        <MapDistricts districts={districts} whole={drawing.whole} show={mapView.show} />
        <div className="map-frame">
          <MapDrawing drawing={drawing} mapView={mapView} chosen={chosen} pin={pin} onChoose={setChosen} />
          <MapZoom zoom={mapView.zoom} />
        </div>
        {pin && <p className="small soft">The pin marks the place you checked last: {checked?.place}.</p>}
        <p className="small soft">Names of places: © OpenStreetMap contributors and GeoNames.</p>
      </div>
      <div className="map-words">
        <AreaPanel chosen={chosen} onCheck={(area) => onAsk({ commonName: placeName(area) })} />
        <AreaList areas={areas} chosen={chosen} onChoose={chooseByName} />
      </div>
    </div>
  );
}

/** Returns the box enlarged by its own size on every side. */
const surroundings = ({ x, y, width, height }: Box): Box => ({
  x: x - width,
  y: y - height,
  width: 3 * width,
  height: 3 * height,
});

/** Returns the position of the place checked last; null if the check did not know it. */
function pinOf({ pointAt }: Drawing<MapArea>, checked: RememberedCheck | null): MapPoint | null {
  const { latitude, longitude } = checked?.response.coverageCheck.location ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return pointAt(longitude, latitude);
}
