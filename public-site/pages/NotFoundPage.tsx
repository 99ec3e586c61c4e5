import { Placeholder } from './info/Placeholder';

/** No page at this address. */
export default function NotFoundPage() {
  return <Placeholder name="notFound" />;
}
