import { addAPIProvider, Icon as IconifyIcon } from '@iconify/react';

// The specification's limits for the public icon service: URL length in characters, timeout in milliseconds.
addAPIProvider('', { resources: ['https://api.iconify.design'], maxURL: 500, timeout: 5_000 });

/** The fallback for an icon that is not bundled; no icon of our own declarations needs it (icons.test.ts). */
export function RemoteIcon({ name, size }: { name: string; size: number }) {
  return <IconifyIcon icon={`lucide:${name}`} width={size} height={size} aria-hidden="true" />;
}
