import { labelsOf, type Named } from './labels';
import type { Box, Point } from './projection';
import type { Size } from './view';

interface MapMarksProps {
  /** The areas in sight, where they are on the element. */
  named: Named[];
  chosen: string | null;
  /** The place checked last, on the element. */
  pin: Point | null;
  size: Size;
  /** Pixels that a kilometre takes. */
  kilometre: number;
}

/** What lies over the areas at any scale in the same size. It is told in words beside the map. */
export function MapMarks({ named, chosen, pin, size, kilometre }: MapMarksProps) {
  const taken = pin ? [pinBox(pin)] : [];
  return (
    <svg aria-hidden="true" className="map-marks">
      {labelsOf(named, chosen, taken).map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
      {taken.map(({ x, y }) => (
        <g key="pin" className="map-pin" transform={`translate(${x} ${y})`}>
          <path d="M10 26s-9-8.5-9-16a9 9 0 0 1 18 0c0 7.5-9 16-9 16Z" />
          <circle cx="10" cy="10" r="3.2" />
        </g>
      ))}
      <Ruler kilometre={kilometre} bottom={size.height} />
    </svg>
  );
}

const PIN = { width: 20, height: 26 };

/** What the pin takes whose tip is there. */
const pinBox = ({ x, y }: Point): Box => ({ x: x - PIN.width / 2, y: y - PIN.height, ...PIN });

const LENGTHS = [50, 20, 10, 5, 2, 1];
const LONGEST = 100;

/** How long some kilometres are. */
function Ruler({ kilometre, bottom }: { kilometre: number; bottom: number }) {
  const length = LENGTHS.find((each) => each * kilometre <= LONGEST) ?? 1;
  const end = 16 + length * kilometre;
  return (
    <g className="map-ruler">
      <path d={`M16 ${bottom - 20}v6H${end}v-6`} />
      <text x={(16 + end) / 2} y={bottom - 28}>
        {length} km
      </text>
    </g>
  );
}
