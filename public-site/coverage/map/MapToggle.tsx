import { Icon } from '../../layout/Icon';

interface MapToggleProps {
  shown: boolean;
  open(): void;
  close(): void;
}

/** A button that opens and closes the map below the check. */
export function MapToggle({ shown, open, close }: MapToggleProps) {
  return (
    <button type="button" className="button map-toggle needs-script" onClick={shown ? close : open}>
      <Icon name="map" /> {shown ? 'Hide the map' : 'View coverage map'}
    </button>
  );
}
