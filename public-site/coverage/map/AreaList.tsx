import { useMemo } from 'react';
import type { MapArea } from '../../../resources/coverage/actions';
import { number } from '../../content/format';
import { fillOf, MapPatterns } from './MapPatterns';
import { ORDER, STATES } from './states';

interface AreaListProps {
  areas: readonly MapArea[];
  chosen: MapArea | null;
  onChoose(area: MapArea): void;
}

/** The map's legend and its text alternative: every area by its status, which can be chosen as on the map. */
export function AreaList({ areas, chosen, onChoose }: AreaListProps) {
  const groups = useMemo(
    () => ORDER.map((code) => ({ code, found: areas.filter((area) => area.code === code) })),
    [areas],
  );
  return (
    <div className="map-list">
      <svg className="visually-hidden" aria-hidden="true">
        <MapPatterns place="legend" scale={1} />
      </svg>
      {groups.map(({ code, found }) => (
        <section key={code} aria-labelledby={`map-${code}`}>
          <h3 id={`map-${code}`}>
            <svg className={`map-swatch tone-${STATES[code].tone}`} viewBox="4 4 24 24" aria-hidden="true">
              <rect
                className={`map-area map-${code}`}
                x="6"
                y="6"
                width="20"
                height="20"
                rx="5"
                fill={fillOf(code, 'legend')}
              />
            </svg>
            {STATES[code].label} <span className="map-count">{number(found.length)}</span>
          </h3>
          <ul>
            {found.map((area) => (
              <li key={area.id}>
                <button
                  type="button"
                  className="map-chip"
                  aria-pressed={area === chosen}
                  onClick={() => onChoose(area)}
                >
                  {area.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
