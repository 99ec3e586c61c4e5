import { useCanAccessResources } from 'react-admin';
import { OFFICE_PAGES, type OfficePage } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { Tabs } from '../../ui/frames/Tabs';
import { type DeclaredScreen, gateOf, headingOf, screensOf, useDeclarations } from '../declarations';

const officePages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/** The tabs of a list screen: those of the menu entry that stands for it. */
export const ScreenTabs = ({ declared: { screen } }: { declared: DeclaredScreen }) => (
  <BesideTabs head={screen.beside ?? screen.list} />
);

/** The list screens and pages that stand beside one another under the menu entry of `head`. */
export function BesideTabs({ head }: { head: string }) {
  const { t, word } = useWording();
  const screens = screensOf(useDeclarations());
  const family = [
    ...screens.filter(({ screen }) => screen.list === head),
    ...screens.filter(({ screen }) => screen.beside === head),
  ].map((each) => ({ gate: gateOf(each), route: `/${each.screen.list}`, tab: headingOf(each) }));
  const pages = officePages.flatMap(({ beside, tab, route }) =>
    tab && beside === head ? [{ gate: route, route, tab }] : [],
  );
  const all = [...family, ...pages];
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ gate }) => gate) });
  const tabs = all.filter(({ gate }) => canAccess?.[gate]);
  if (tabs.length < 2) return null;
  return <Tabs label={t('lists.views')} tabs={tabs.map(({ route, tab }) => ({ route, text: word(tab) }))} />;
}
