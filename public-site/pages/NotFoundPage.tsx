import { useHydrated } from '../layout/useHydrated';
import { Placeholder } from './info/Placeholder';
import { latestOfficePage } from './latestOfficePage';

/** No page at this address. Staff who mistyped one are led back to where they were. */
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
