import { useEffect, useRef } from 'react';
import { FailedNotice } from '../../layout/FailedNotice';
import { Notice } from '../../layout/Notice';
import type { AskedLocation } from '../myLocation';
import type { RememberedCheck } from '../rememberedCheck';
import type { CoverageMapState } from './useCoverageMap';

interface MapBandProps {
  map: Exclude<CoverageMapState, { phase: 'closed' }>;
  /** The check of the place checked last, which the map marks. */
  checked: RememberedCheck | null;
  retry(): void;
  onAsk(location: AskedLocation): void;
}

/** The map's section of the page. While it loads, it is already as high as it will be. */
export function MapBand({ map, checked, retry, onAsk }: MapBandProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);

  return (
    <section className="band wide map-band" aria-labelledby="map-heading" aria-busy={map.phase === 'loading'}>
      <h2 id="map-heading" ref={heading} tabIndex={-1}>
        Coverage map
      </h2>
      {map.phase === 'loading' && (
        <div className="map-room">
          <div className="skeleton" />
          <div className="skeleton" />
          <p className="visually-hidden" role="status">
            Loading the map
          </p>
        </div>
      )}
      {map.phase === 'failed' && <FailedNotice title="The map did not load" error={map.error} retry={retry} />}
      {map.phase === 'open' &&
        (map.areas.length > 0 ? (
          <map.CoverageMap areas={map.areas} checked={checked} onAsk={onAsk} />
        ) : (
          <Notice tone="info" live>
            <p>We have not drawn our areas yet. Check your place above.</p>
          </Notice>
        ))}
    </section>
  );
}
