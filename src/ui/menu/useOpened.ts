import { useState } from 'react';

/**
 * Which one of several groups is open: the one that holds the current page after every navigation, then whichever was
 * last clicked; a click on the open one closes it.
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
