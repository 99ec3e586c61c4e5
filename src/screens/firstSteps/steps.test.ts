import { expect, it } from 'vitest';
import { mayDo } from '../../../authProvider/mayDo';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { resources } from '../../../resources';
import { DEMO_ROLES } from '../../../resources/access/demo/roles';
import { stepsFor } from './steps';

/** Returns whether these permissions open a page. */
function opens(route: string, held: readonly string[]): boolean {
  const page = Object.values(OFFICE_PAGES).find((each) => each.route === route);
  if (page) return isPermitted(held, page.permissions);
  const resource = resources.find(({ screens = [] }) => screens.some(({ list }) => `/${list}` === route));
  return mayDo(resource, 'list', held);
}

it.each(DEMO_ROLES)('$name has three to five first steps, each on a page that they may open', ({ permissions }) => {
  const steps = stepsFor((needed) => isPermitted(permissions, needed));
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps.length).toBeLessThanOrEqual(5);
  expect(steps.filter(({ to }) => !opens(to, permissions))).toEqual([]);
});

it('there is no step without any permission', () => {
  expect(stepsFor(() => false)).toEqual([]);
});
