import { Link } from 'react-router';
import { HOME } from '../content/home';
import { CoverageCheck } from '../coverage/CoverageCheck';
import { MapBand } from '../coverage/map/MapBand';
import { useCoverageMap } from '../coverage/map/useCoverageMap';
import type { AskedLocation } from '../coverage/myLocation';
import { useCoverageCheck } from '../coverage/useCoverageCheck';
import { Icon } from '../layout/Icon';
import { KeptReminder } from '../payLater/KeptReminder';
import { HelpBand } from './home/HelpBand';
import { Hero } from './home/Hero';
import { PackageShowcase } from './home/PackageShowcase';

/** The home page: the coverage check, the prices, and how it works. */
export default function HomePage() {
  const checking = useCoverageCheck();
  const { map, open, close } = useCoverageMap();
  const { coverage, ask } = checking;

  const askFromMap = (location: AskedLocation) => {
    if (coverage.phase !== 'checking') void ask(location);
    document.getElementById('coverage')?.focus();
  };

  return (
    <>
      <Hero heading={HOME.heading} lead={HOME.lead} facts={HOME.facts}>
        <CoverageCheck {...checking} />
        <p className="hero-customer">
          Already a customer? <Link to="/login_renew">Renew</Link> <Link to="/track_">Track</Link>
        </p>
        <MapToggle shown={map.phase !== 'closed'} open={open} close={close} />
      </Hero>
      {map.phase !== 'closed' && (
        <MapBand
          map={map}
          checked={coverage.phase === 'answered' ? coverage.check : null}
          retry={open}
          onAsk={askFromMap}
        />
      )}
      <KeptReminder />
      <PackageShowcase />
      <HowItWorks steps={HOME.steps} />
      <HelpBand />
    </>
  );
}

interface MapToggleProps {
  shown: boolean;
  open(): void;
  close(): void;
}

/** A button that opens and closes the map below the check. */
function MapToggle({ shown, open, close }: MapToggleProps) {
  return (
    <button type="button" className="button map-toggle needs-script" onClick={shown ? close : open}>
      <Icon name="map" /> {shown ? 'Hide the map' : 'View coverage map'}
    </button>
  );
}

/** The steps from the coverage check to being online. */
function HowItWorks({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <section className="band band-tinted" aria-labelledby="how">
      <div className="wide">
        <h2 id="how">How it works</h2>
        <ol className="how">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
