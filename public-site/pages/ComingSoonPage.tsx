import { Placeholder } from './info/Placeholder';

/** A page for something that does not exist yet. */
export default function ComingSoonPage() {
  return <Placeholder name="comingSoon" />;
}
