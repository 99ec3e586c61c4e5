import { useEffect } from 'react';

/** Leaves the back-office for a page of the public site, which is a separate app. */
export function LeaveFor({ path }: { path: string }) {
  useEffect(() => window.location.assign(path), [path]);
  return null;
}
