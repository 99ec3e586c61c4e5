import type { RememberedCoverage } from '../../contract/coverage/coverage';
import { formatDay } from '../content/format';
import type { IconName } from '../layout/Icon';
import type { NoticeTone } from '../layout/Notice';

/** The look of each answer, and a sentence that says what it means for the visitor. */
export const LOOKS: Record<RememberedCoverage, { tone: NoticeTone; icon: IconName; text: string }> = {
  available: { tone: 'good', icon: 'check', text: 'You can have it installed. Choose a package and tell us where.' },
  in_progress: { tone: 'warn', icon: 'wrench', text: 'Our teams are laying the cable there now.' },
  planned: { tone: 'warn', icon: 'clock', text: 'We plan to build in your area.' },
  not_available: { tone: 'info', icon: 'info', text: 'We build first where most people ask for it.' },
};

/** Returns what an answer means, with the expected completion date if that is known and has not passed. */
export function coverageMeaning(coverage: RememberedCoverage, expectedDate: string | null | undefined): string {
  const { text } = LOOKS[coverage];
  const isComing = coverage === 'in_progress' || coverage === 'planned';
  // A remembered answer may be months old.
  const isAhead = Boolean(expectedDate) && Date.parse(`${expectedDate}T23:59:59Z`) >= Date.now();
  return isComing && expectedDate && isAhead ? `${text} We expect to be done by ${formatDay(expectedDate)}.` : text;
}
