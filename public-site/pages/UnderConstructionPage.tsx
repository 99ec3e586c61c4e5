import { Placeholder } from './info/Placeholder';

/** A page for something that is being worked on. */
export default function UnderConstructionPage() {
  return <Placeholder name="underConstruction" />;
}
