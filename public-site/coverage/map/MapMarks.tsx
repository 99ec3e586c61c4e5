import { type Named, placeLabels } from '../../../contract/coverage/map/labels';
import type { Box, MapPoint } from '../../../contract/coverage/map/projection';

interface MapMarksProps {
  /** The visible areas, in the element's coordinates. */
  named: Named[];
  chosen: string | null;
  /** The place checked last, in the element's coordinates. */
  pin: MapPoint | null;
  /** How many pixels a kilometre takes. */
  kilometre: number;
}

/**
 * The marks on top of the areas, which have the same size at any scale. The text beside the map contains the same information.
 */
export function MapMarks({ named, chosen, pin, kilometre }: MapMarksProps) {
  const pins = pin ? [pinBox(pin)] : [];
  return (
    <svg aria-hidden="true" className="map-marks">
      {placeLabels(named, chosen, [RULER, ...pins]).map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
      {pins.map(({ x, y }) => (
        <g key="pin" className="map-pin" transform={`translate(${x} ${y})`}>
          <path d="M10 26s-9-8.5-9-16a9 9 0 0 1 18 0c0 7.5-9 16-9 16Z" />
          <circle cx="10" cy="10" r="3.2" />
        </g>
      ))}
      <Ruler kilometre={kilometre} />
    </svg>
  );
}

const PIN = { width: 20, height: 26 };

/** Returns the box of the pin whose tip is at this point. */
const pinBox = ({ x, y }: MapPoint): Box => ({ x: x - PIN.width / 2, y: y - PIN.height, ...PIN });

/** The maximum box of the scale bar. */
const RULER: Box = { x: 16, y: 12, width: 100, height: 28 };
const LENGTHS = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2];

/** A bar that shows the length of some kilometres. */
function Ruler({ kilometre }: { kilometre: number }) {
  const { x, y, width, height } = RULER;
  const length = LENGTHS.find((each) => each * kilometre <= width) ?? 0.2;
  return (
    <g className="map-ruler">
      <path d={`M${x} ${y + height - 6}v6h${length * kilometre}v-6`} />
      <text x={x + (length * kilometre) / 2} y={y + 10}>
        {length} km
      </text>
    </g>
  );
}
