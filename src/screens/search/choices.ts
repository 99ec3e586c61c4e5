import type { Found } from '../../../resources/search/actions';

/** A record that was found; a recent one has only what was stored. */
export type FoundRecord = Pick<Found, 'resource' | 'id' | 'label' | 'state' | 'accountId' | 'clientId'> &
  Partial<Pick<Found, 'amount' | 'matched' | 'exact'>>;

/** A page of the menu, or one that creates a record. */
export interface PageChoice {
  label: string;
  /** The menu group of the page. */
  group?: string;
  icon: string;
  to: string;
}

/** One entry of the command box. */
export type SearchChoice = { key: string; section: ChoiceSection } & ({ record: FoundRecord } | { place: PageChoice });
export type ChoiceSection = 'recent' | 'found' | 'pages' | 'actions';

/** The choices of a section, in the order of the list. */
export interface ChoiceGroup {
  section: ChoiceSection;
  choices: SearchChoice[];
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter(Boolean);

/** Returns whether each typed word is the beginning of a word in the label. */
export function matchesWords(label: string, typed: string): boolean {
  const words = wordsIn(label);
  return wordsIn(typed).every((each) => words.some((word) => word.startsWith(each)));
}

export const recordChoice = (record: FoundRecord, section: ChoiceSection): SearchChoice => ({
  key: `${section}-${record.id}`,
  section,
  record,
});

const placeChoice = (place: PageChoice, section: ChoiceSection): SearchChoice => ({
  key: `${section}-${place.to}`,
  section,
  place,
});

interface Known {
  typed: string;
  recent: readonly FoundRecord[];
  found: readonly FoundRecord[];
  pages: readonly PageChoice[];
  actions: readonly PageChoice[];
}

/** The maximum number of pages and actions on offer. */
const MOST_PLACES = 5;

/**
 * Returns the choices for the typed text: pages whose name starts with it come before records, unless a record matches exactly;
 * without text, recent records and create actions.
 */
export function groupsOf({ typed, recent, found, pages, actions }: Known): ChoiceGroup[] {
  const places = (all: readonly PageChoice[], section: ChoiceSection): ChoiceGroup => {
    const matching = typed ? all.filter(({ label }) => matchesWords(label, typed)) : all;
    return { section, choices: matching.slice(0, MOST_PLACES).map((place) => placeChoice(place, section)) };
  };
  const records = (all: readonly FoundRecord[], section: ChoiceSection): ChoiceGroup => ({
    section,
    choices: all.map((record) => recordChoice(record, section)),
  });
  const groups = typed
    ? [records(found, 'found'), places(pages, 'pages'), places(actions, 'actions')]
    : [records(recent, 'recent'), places(actions, 'actions')];
  const pagesFirst = typed.length > 1 && !found.some(({ exact }) => exact);
  const first = (group: ChoiceGroup) => (pagesFirst && group.section !== 'found' && group.choices.length > 0 ? 0 : 1);
  return groups.filter(({ choices }) => choices.length > 0).sort((a, b) => (typed ? first(a) - first(b) : 0));
}
