import { Placeholder } from './info/Placeholder';

/** What is not there yet. */
export default function ComingSoonPage() {
  return <Placeholder name="comingSoon" />;
}
