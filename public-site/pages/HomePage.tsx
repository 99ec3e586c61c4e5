import { HOME } from '../content/home';
import { CoverageCheck } from '../coverage/CoverageCheck';
import { KeptReminder } from '../payLater/KeptReminder';
import { HelpBand } from './home/HelpBand';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { PackageShowcase } from './home/PackageShowcase';

/** Home: does fibre reach me, what does it cost, how does it work. */
export default function HomePage() {
  return (
    <>
      <Hero heading={HOME.heading} lead={HOME.lead} facts={HOME.facts}>
        <CoverageCheck />
      </Hero>
      <KeptReminder />
      <PackageShowcase />
      <HowItWorks steps={HOME.steps} />
      <HelpBand />
    </>
  );
}
