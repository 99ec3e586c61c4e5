import type { RememberedCoverage } from '../../contract/coverage';
import type { IconName } from '../layout/Icon';
import type { Tone } from '../layout/Notice';

/** How each answer looks, and what it means for the visitor in a sentence. */
export const LOOKS: Record<RememberedCoverage, { tone: Tone; icon: IconName; text: string }> = {
  available: { tone: 'good', icon: 'check', text: 'You can have it installed. Choose a package and tell us where.' },
  in_progress: { tone: 'warn', icon: 'wrench', text: 'Our teams are laying the cable there now.' },
  planned: { tone: 'warn', icon: 'clock', text: 'We plan to build in your area.' },
  not_available: { tone: 'info', icon: 'info', text: 'We build first where most people ask for it.' },
};
