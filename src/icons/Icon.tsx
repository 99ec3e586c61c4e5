import { lazy, Suspense } from 'react';
import lucide from './lucide.json';

const bundled: Record<string, string> = lucide.icons;
const RemoteIcon = lazy(() => import('./RemoteIcon').then((module) => ({ default: module.RemoteIcon })));

interface Props {
  /** The name of a Lucide icon, such as a declaration's icon. */
  name: string;
  /** The size in pixels. */
  size?: number;
}

/** Icons that point left or right, and are therefore mirrored on pages that read from right to left. */
const SIDED = /left|right|log-out/;

/** A decorative icon from the bundle; an icon that is not bundled is loaded from the icon service. */
export function Icon({ name, size = 16 }: Props) {
  const drawing = bundled[name];
  if (!drawing) {
    return (
      <Suspense fallback={null}>
        <RemoteIcon name={name} size={size} />
      </Suspense>
    );
  }
  return (
    <svg
      aria-hidden="true"
      className={SIDED.test(name) ? 'icon icon-sided' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
