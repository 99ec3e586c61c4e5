import { addAPIProvider, addIcon, type IconifyIcon as IconData, Icon as IconifyIcon, loadIcon } from '@iconify/react';
import { useEffect, useState } from 'react';
import { ICON_SERVICE } from '../../contract/constants';

// The specification's limits for the public icon service: URL length in characters, timeout in milliseconds.
addAPIProvider('', { resources: [ICON_SERVICE], maxURL: 500, timeout: 5_000 });

/** The time in milliseconds for which a loaded icon is kept: 168 hours. */
const CACHE_TIME = 168 * 60 * 60 * 1_000;

/** A loaded icon, and when it was loaded, in milliseconds since 1970. */
interface Kept {
  at: number;
  icon: IconData;
}

const keyOf = (name: string) => `icon.${name}`;

function recall(name: string): IconData | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < CACHE_TIME ? kept.icon : null;
  } catch {
    return null;
  }
}

function remember(name: string, icon: IconData): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), icon } satisfies Kept));
  } catch {
    // Without storage, the next visit loads it again.
  }
}

/**
 * The fallback for an icon that is not bundled, from this browser's cache or the icon service; empty if neither has it. No icon of
 * our own declarations needs it (icons.test.ts).
 */
export function RemoteIcon({ name, size }: { name: string; size: number }) {
  const id = `lucide:${name}`;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    const kept = recall(name);
    const loading = kept ? Promise.resolve(addIcon(id, kept)) : loadIcon(id).then((icon) => remember(name, icon));
    loading.then(
      () => isShown && setLoaded(true),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, name]);
  return isLoaded ? <IconifyIcon icon={id} width={size} height={size} aria-hidden="true" /> : null;
}
