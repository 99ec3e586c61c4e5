import { useEffect, useRef } from 'react';
import type { MapArea } from '../../../resources/coverage/actions';
import { areaMeaning, messageOf, STATES } from './states';

interface AreaPanelProps {
  chosen: MapArea | null;
  onCheck(area: MapArea): void;
}

/** Details of the chosen area, and a button that checks it. */
export function AreaPanel({ chosen, onCheck }: AreaPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (chosen) heading.current?.focus();
  }, [chosen]);

  if (!chosen) {
    return <p className="map-panel soft">Choose an area, on the map or by its name, to see our progress there.</p>;
  }
  return (
    <section className={`map-panel tone-${STATES[chosen.code].tone}`} aria-labelledby="map-chosen">
      <h3 id="map-chosen" ref={heading} tabIndex={-1}>
        {chosen.name} {chosen.district !== chosen.name && <span className="soft small">{chosen.district}</span>}
      </h3>
      <p className="notice-title">{messageOf(chosen)}</p>
      <p className="small">{areaMeaning(chosen)}</p>
      <button type="button" className="button button-wide" onClick={() => onCheck(chosen)}>
        Check {chosen.name}
      </button>
    </section>
  );
}
