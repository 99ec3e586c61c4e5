import { FIRST_CALLS } from '../../contract/constants';
import { useHydrated } from '../layout/useHydrated';
import { Placeholder } from './info/Placeholder';

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

/**
 * Returns the path of the back-office page that a user who is still signed in last opened in this browser; null if there is none.
 */
function latestOfficePage(): string | null {
  try {
    const addresses = Object.keys(JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '{}'));
    return addresses.findLast((address) => /^\/\w/.test(address)) ?? null;
  } catch {
    return null;
  }
}
