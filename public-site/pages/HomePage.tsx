import { HOME } from '../content/home';
import type { AskedLocation } from '../coverage/AskedLocation';
import { CoverageCheck } from '../coverage/CoverageCheck';
import { MapBand } from '../coverage/map/MapBand';
import { MapToggle } from '../coverage/map/MapToggle';
import { useCoverageMap } from '../coverage/map/useCoverageMap';
import { useCoverageCheck } from '../coverage/useCoverageCheck';
import { KeptReminder } from '../payLater/KeptReminder';
import { HelpBand } from './home/HelpBand';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
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
