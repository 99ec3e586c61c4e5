import { useHydrated } from '../layout/useHydrated';
import { Placeholder } from './info/Placeholder';
import { latestOfficePage } from './latestOfficePage';

/** Shown if no page has this address. Staff who mistyped one get a link back to their last page. */
export default function NotFoundPage() {
  const office = useHydrated() ? latestOfficePage() : null;
  return (
    <Placeholder name="notFound">
      {office && (
        <p className="button-row">
          <a className="button" href={office}>
            Back to the back-office
          </a>
        </p>
      )}
    </Placeholder>
  );
}
