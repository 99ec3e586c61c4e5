import { useWording } from '../../i18n/useWording';
import { MenuBadge } from './MenuBadge';

/** The most that is written out: names of the menu need the room. */
const MOST = 999;

/** How much waits behind an entry of the menu; nothing where nothing does. The entry keeps its name for screen readers. */
export function WaitingBadge({ count }: { count: number }) {
  const { t, formatNumber } = useWording();
  if (count === 0) return null;
  return (
    <span aria-hidden="true" title={t('layout.waiting', { count: formatNumber(count) })}>
      <MenuBadge text={count > MOST ? `${MOST}+` : formatNumber(count)} />
    </span>
  );
}
