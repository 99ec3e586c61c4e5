import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { OFFICE_PAGES, type OfficePage } from '../../../contract/pages/officePages';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { whenIdle } from '../../browser/whenIdle';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';
import { Tabs } from '../../ui/frames/Tabs';
import { type DeclaredScreen, listAccessOf, screenHeading, screensOf, useDeclarations } from '../declarations';

const officePages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/** The tabs of a list screen: the screens that share its menu entry. */
export const ScreenTabs = ({ declared: { screen } }: { declared: DeclaredScreen }) => (
  <BesideTabs head={screen.beside ?? screen.list} />
);

/** Tabs for the list screens and pages that share the menu entry of `head`. */
export function BesideTabs({ head }: { head: string }) {
  const { t, word, formatNumber } = useWording();
  const can = useCan();
  const screens = screensOf(useDeclarations());
  const beside = screens.filter(({ screen }) => screen.beside === head);
  const main = screens.find(({ screen }) => screen.list === head);
  const isSame = ({ resource }: DeclaredScreen) => resource === main?.resource;
  // The main list and its other views come before lists of other records, such as types.
  const family = [...(main ? [main] : []), ...beside.filter(isSame), ...beside.filter((each) => !isSame(each))].map(
    (each) => ({
      mayOpen: can(listAccessOf(each), 'list'),
      route: `/${each.screen.list}`,
      tab: screenHeading(each),
    }),
  );
  const isHead = ({ route }: OfficePage) => route === `/${head}`;
  const pages = officePages.flatMap((page) => {
    const { beside, tab, route, permissions } = page;
    return tab && (beside === head || isHead(page)) ? [{ mayOpen: can(permissions), route, tab }] : [];
  });
  const tabs = (officePages.some(isHead) ? [...pages, ...family] : [...family, ...pages]).filter(
    ({ mayOpen }) => mayOpen,
  );
  const counted = screens.find(({ screen }) => screen.counted && (screen.list === head || screen.beside === head));
  const totals = useScreenTotals(counted && can(listAccessOf(counted), 'list') ? counted.resource.name : undefined);
  if (tabs.length < 2) return null;
  const countOf = (route: string) => {
    const total = totals?.[route.slice(1)];
    return total === undefined ? undefined : formatNumber(total);
  };
  return (
    <Tabs
      label={t('lists.views')}
      more={t('lists.moreViews')}
      tabs={tabs.map(({ route, tab }) => ({ route, text: word(tab), count: countOf(route) }))}
    />
  );
}

/** Loads the totals of the resource's screens that show a count, after the rows. */
function useScreenTotals(resource: string | undefined) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const { data } = useQuery({
    queryKey: resourceKey(resource ?? '', 'screenTotals'),
    queryFn: async ({ signal }) => {
      await whenIdle();
      return dataProvider.getScreenTotals(resource ?? '', { signal });
    },
    enabled: resource !== undefined,
    retry: false,
  });
  return data;
}
