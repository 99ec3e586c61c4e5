import type { MenuChild, MenuEntry } from '../../contract/pages/menu';
import { useWording } from '../i18n/useWording';
import { Disclosure } from '../ui/menu/Disclosure';
import { WaitingBadge } from '../ui/menu/MenuBadge';
import { useOpened } from '../ui/menu/useOpened';
import { holdsRoute } from './place';
import { SidebarLink } from './SidebarLink';
import type { WaitingTotal } from './waitingTotals';

interface Props {
  entry: MenuEntry;
  route: string;
  waiting(route: string): readonly WaitingTotal[];
  open: boolean;
  onToggle(): void;
}

/** A collapsible group of pages. */
export function SidebarGroup({ entry, route, waiting, open, onToggle }: Props) {
  const { word } = useWording();
  const children = entry.child ?? [];
  const branch = children.find((child) => child.multi_menu && holdsRoute(child, route));
  const { opened, toggle } = useOpened(branch?.childtitle, route);
  return (
    <Disclosure
      title={word(entry.title)}
      icon={entry.icon}
      current={children.some((child) => holdsRoute(child, route))}
      open={open}
      onToggle={onToggle}
      badge={!open && <WaitingBadge waiting={children.flatMap(({ childlink }) => waiting(childlink))} />}
    >
      {children.map((child) =>
        child.multi_menu ? (
          <ThirdLevel
            key={child.childtitle}
            child={child}
            route={route}
            open={opened === child.childtitle}
            onToggle={() => toggle(child.childtitle)}
          />
        ) : (
          <li key={child.childlink}>
            <SidebarLink
              to={child.childlink}
              label={word(child.childtitle)}
              level={1}
              waiting={waiting(child.childlink)}
              current={child.childlink === route}
            />
          </li>
        ),
      )}
    </Disclosure>
  );
}

function ThirdLevel({ child, route, open, onToggle }: Omit<Props, 'entry' | 'waiting'> & { child: MenuChild }) {
  const { word } = useWording();
  return (
    <Disclosure
      title={word(child.childtitle)}
      level={1}
      current={holdsRoute(child, route)}
      open={open}
      onToggle={onToggle}
    >
      {child.multi_menu?.map(({ multiTitle, multiLink }) => (
        <li key={multiLink}>
          <SidebarLink to={multiLink} label={word(multiTitle)} level={2} current={multiLink === route} />
        </li>
      ))}
    </Disclosure>
  );
}
