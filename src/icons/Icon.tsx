import { lazy, Suspense } from 'react';
import lucide from './lucide.json';

const bundled: Record<string, string> = lucide.icons;
const RemoteIcon = lazy(() => import('./RemoteIcon').then((module) => ({ default: module.RemoteIcon })));

interface Props {
  /** A Lucide name; a declaration's icon is one too. */
  name: string;
  /** Pixels. */
  size?: number;
}

/** Icons that point along the line, and so the other way where lines run from right to left. */
const SIDED = /left|right|log-out/;

/** A decorative icon, drawn from the bundle; a name that is not bundled is asked of the icon service. */
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
