import type { MenuEntry } from '../../../contract/pages/menu';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { screensOf, useDeclarations } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useMenu } from '../../layout/useMenu';
import { useCan } from '../../session/useCan';
import { useMyAgencies } from '../agents/referrals/useMyAgencies';
import { slots } from '../slots';
import type { PageChoice } from './choices';

/** Returns the pages that the user may open, and those where they may create something. */
export function usePlaces(open: boolean): { pages: PageChoice[]; actions: PageChoice[] } {
  const { t, word } = useWording();
  const { menu } = useMenu();
  const { data: agencies = [] } = useMyAgencies({ enabled: open });
  const own = { label: t('commandBox.myCommission'), icon: 'qr-code', to: OFFICE_PAGES.myReferrals.route };
  return {
    pages: [...menu.flatMap((entry) => placesOf(entry, word)), ...(agencies.length ? [own] : [])],
    actions: useMaking(),
  };
}

function placesOf(
  { title, link, icon = 'circle', child = [] }: MenuEntry,
  word: (english: string) => string,
): PageChoice[] {
  const group = word(title);
  return [
    ...(link ? [{ label: group, icon, to: link }] : []),
    ...child.flatMap(({ childtitle, childlink, multi_menu }) =>
      multi_menu
        ? multi_menu.map(({ multiTitle, multiLink }) => ({ label: word(multiTitle), group, icon, to: multiLink }))
        : [{ label: word(childtitle), group, icon, to: childlink }],
    ),
  ];
}

/** Returns the create actions: pages, or drawers of a list. */
function useMaking(): PageChoice[] {
  const { t, nameOf } = useWording();
  const can = useCan();
  const declarations = useDeclarations();
  const { newLead, newClient, subscribeClient } = OFFICE_PAGES;
  const byPage = [
    { page: newLead, label: t('clients.newLead'), icon: 'user-plus' },
    { page: newClient, label: t('clients.newClient'), icon: 'user-plus' },
    { page: subscribeClient, label: t('subscriptionForms.newOrder'), icon: 'clipboard-list' },
  ];
  const byDrawer = declarations.filter((resource) => can(resource, 'create') && !slots[resource.name]?.createPage);
  return [
    ...byPage.flatMap(({ page, label, icon }) => (can(page.permissions) ? [{ label, icon, to: page.route }] : [])),
    ...screensOf(byDrawer)
      .filter(({ resource, screen }) => screen === resource.screens?.[0] && !screen.source)
      .map(({ resource, screen }) => ({
        label: t('forms.newOne', { one: nameOf(resource, 1).toLowerCase() }),
        icon: resource.icon ?? 'plus',
        to: `/${screen.list}?create`,
      })),
  ];
}
