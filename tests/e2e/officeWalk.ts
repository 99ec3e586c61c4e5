import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mayDo } from '../../authProvider/mayDo';
import { isPermitted } from '../../contract/access/permissions';
import { etagOf } from '../../contract/api/version';
import { brand } from '../../contract/brand';
import { KEPT_STORAGE } from '../../contract/constants';
import { OFFICE_PAGES, type OfficePage } from '../../contract/pages/officePages';
import { resources } from '../../resources';
import type { Answers } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import { en } from '../../src/i18n/en';
import { tokenAt } from '../bench/programs';
import { productUrl } from './productUrl';

/** A route of the back-office that has a screen. */
export interface Stop {
  /** The path without its leading slash. */
  route: string;
  /** The resource, and the filter, of the record that the page shows. */
  of?: { resource: AnyResource; filter: Readonly<Record<string, string>> };
  opensFor(held: readonly string[]): boolean;
}

/** Hand-written pages that show one record, with the resource of that record. */
const PAGES_OF: Readonly<Record<string, string>> = {
  'ticket-comment': 'tickets',
  'reply-comment': 'tickets',
  'assign-ticket': 'tickets',
  'change-role': 'tickets',
  'edit-task-role': 'task-roles',
  'transaction-details': 'transactions',
  'update-bonus-rule': 'bonus-rules',
  'update-subscription-details': 'subscriptions',
  'edit-role': 'roles',
  'subscription-form-details': 'subscription-forms',
  'update-and-pay': 'subscription-forms',
  'onboard-client-pay': 'subscription-forms',
  'reinitiate-payment': 'payments',
};

const named = (name: string | undefined) => resources.find((resource) => resource.name === name);

function declaredStops(resource: AnyResource): Stop[] {
  return (resource.screens ?? []).flatMap(({ list, details, filter = {} }) => [
    { route: list, opensFor: (held) => mayDo(resource, 'list', held) },
    ...(details
      ? [
          {
            route: details,
            of: { resource, filter },
            opensFor: (held: readonly string[]) => mayDo(resource, 'read', held),
          },
        ]
      : []),
  ]);
}

function handMadeStop({ route, permissions }: OfficePage): Stop {
  const resource = named(PAGES_OF[route.slice(1)]);
  return {
    route: route.slice(1),
    ...(resource ? { of: { resource, filter: {} } } : {}),
    opensFor: (held) => isPermitted(held, permissions),
  };
}

/** Every route of the back-office that has a screen, once. */
export const STOPS: readonly Stop[] = [
  ...new Map(
    [...Object.values(OFFICE_PAGES).map(handMadeStop), ...resources.flatMap(declaredStops)].map((stop) => [
      stop.route,
      stop,
    ]),
  ).values(),
];

type Headers = Readonly<Record<string, string>>;

async function create<T>(path: string, headers: Headers, body: object): Promise<T> {
  const answer = await fetch(`${productUrl}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as T;
}

interface NewClient {
  client: { id: string; dateUpdated: string };
}

/** Creates the records that the demo data does not have for everybody: a merge, and a task of the user. */
const MADE: Readonly<Record<string, (own: Headers, admins: Headers) => Promise<{ id: string }>>> = {
  'client-merges': async (_, admins) => {
    const person = { firstName: 'Walker', lastName: 'Twice', phoneNumber: '0789 505 190' };
    const { client: kept } = await create<NewClient>('clients', admins, person);
    const { client: merged } = await create<NewClient>('clients', admins, person);
    const seen = { ...admins, 'if-match': etagOf(kept.dateUpdated) };
    const body = { mergedId: merged.id, mergedVersion: merged.dateUpdated, taken: [] };
    return (await create<Answers['mergeClients']>(`clients/${kept.id}/merge`, seen, body)).clientMerge;
  },
  'personal-tasks': async (own) =>
    (
      await create<{ personalTask: { id: string } }>('personal-tasks', own, {
        title: 'Call back',
        dueOn: '2099-12-31',
      })
    ).personalTask,
};

/**
 * Returns the URL of each stop: with the id of a record that its page can show to the user (to the administrator if the user may
 * not open it), or with a short page of rows, which all look alike.
 */
export async function addressesOf(stops: readonly Stop[], name: string): Promise<Map<string, string>> {
  const [own, admins] = [await tokenAt(productUrl, name), await tokenAt(productUrl)];
  const addressOf = async ({ route, of }: Stop) => {
    if (!of) return `/${route}?perPage=10`;
    const { name: path, listName } = of.resource;
    const query = new URLSearchParams({ ...of.filter, limit: '1' });
    const asked = await fetch(`${productUrl}/api/v1/${path}?${query}`, { headers: own });
    const answer = asked.ok ? asked : await fetch(`${productUrl}/api/v1/${path}?${query}`, { headers: admins });
    const found = ((await answer.json()) as Record<string, { id: string }[]>)[listName];
    const records = found?.length === 0 && path in MADE ? [await MADE[path]?.(own, admins)] : found;
    expect(records?.length, `${path} ${query} has demo data for ${name}`).toBe(1);
    return `/${route}?id=${records?.[0]?.id}`;
  };
  return new Map(await Promise.all(stops.map(async (stop) => [stop.route, await addressOf(stop)] as const)));
}

const isKey = (text: string) => {
  const [room = '', name = ''] = text.split('.');
  return Object.hasOwn((en as Record<string, object>)[room] ?? {}, name);
};

/** The parts of a page that the tests compare. */
interface Shown {
  /** The breadcrumb without the home link. */
  steps: string[];
  hasHeading: boolean;
  /** The first letters of each alert. */
  alerts: string[];
  /** Translation keys that appear in place of their messages. */
  keys: string[];
}

/** In milliseconds. By default, Playwright would poll on every frame. */
const POLLING = 50;

/**
 * Navigates to another back-office page without reloading, and waits until everything in the viewport has loaded. Content further
 * down loads only when it is scrolled into view.
 */
export async function goTo(page: Page, route: string, address: string): Promise<Shown> {
  await page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
  const shown = await page
    .waitForFunction(
      (title): Shown | null => {
        const all = (what: string) => [...document.querySelectorAll(what)];
        const hasHeading = all('main h1').length > 0;
        const alerts = all('main [role=alert]').map((alert) => alert.textContent?.slice(0, 3) ?? '');
        const toCome = all('main :is(.MuiSkeleton-root, [aria-busy=true], [aria-label=Loading])');
        const isThere =
          document.title === title &&
          (hasHeading || alerts.length > 0) &&
          toCome.every((each) => each.getBoundingClientRect().top > window.innerHeight);
        // The slower searches run only once, when the page is ready.
        if (!isThere) return null;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const keys: string[] = [];
        for (let at = texts.nextNode(); at; at = texts.nextNode())
          if (/^[a-z]\w+\.[a-z]\w+$/i.test(at.textContent ?? '')) keys.push(at.textContent ?? '');
        const steps = all('nav[aria-label=Breadcrumb] li').map((step) => step.textContent ?? '');
        return { steps: steps.slice(1), hasHeading, alerts, keys };
      },
      `${brand.name} ${route}`,
      { polling: POLLING },
    )
    .catch((error) => {
      throw new Error(`${address} is not there, but ${page.url()}`, { cause: error });
    });
  const { keys, ...rest } = (await shown.jsonValue()) as Shown;
  return { ...rest, keys: keys.filter(isKey) };
}

/** Changes the preferences of the open page as another tab would. */
export async function lookLike(page: Page, preferences: object): Promise<void> {
  await page.evaluate(
    ({ key, text }) => {
      window.localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: KEPT_STORAGE.layout, text: JSON.stringify(preferences) },
  );
}

/** Fails if the page stays wider than its container. */
export async function expectFitting(page: Page): Promise<void> {
  const fits = page.waitForFunction(
    () => {
      const scroller = document.querySelector('main')?.parentElement as HTMLElement;
      return [scroller, document.documentElement].every((each) => each.scrollWidth <= each.clientWidth + 1);
    },
    null,
    { timeout: 5_000 },
  );
  await fits.catch(() => expect.fail(`${page.url()} scrolls sideways`));
}
