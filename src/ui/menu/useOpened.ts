import { useState } from 'react';

/**
 * Tracks which one of several groups is open: after every navigation the one that contains the current page, then the one clicked
 * last; a click on the open group closes it.
 */
export function useOpened(holdsPage: string | undefined, route: string) {
  const [opened, setOpened] = useState(holdsPage);
  const [shownFor, setShownFor] = useState(route);
  if (shownFor !== route) {
    setShownFor(route);
    setOpened(holdsPage);
  }
  return { opened, toggle: (group: string) => setOpened(opened === group ? undefined : group) };
}
