import lucideData from '@iconify-json/lucide/icons.json';
import { expect, it } from 'vitest';
import { MENU_OUTLINE } from '../../contract/pages/menu';
import { resources } from '../../resources';
import lucide from './lucide.json';

const bundled: Record<string, string> = lucide.icons;

it('every icon of a declaration or of the menu is bundled', () => {
  const needed = [...resources, ...MENU_OUTLINE].flatMap(({ icon }) => icon ?? []);
  expect(needed.filter((name) => !bundled[name])).toEqual([]);
});

it("every bundled icon is the same as Lucide's", () => {
  const { icons, aliases } = lucideData as {
    icons: Record<string, { body: string }>;
    aliases: Record<string, { parent: string }>;
  };
  const drawn = (name: string) => icons[aliases[name]?.parent ?? name]?.body;
  expect(Object.keys(bundled).filter((name) => bundled[name] !== drawn(name))).toEqual([]);
});
