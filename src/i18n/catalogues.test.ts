import { readdirSync, readFileSync } from 'node:fs';
import reactAdmin from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { declaredWords } from '../testing/testDeclared';
import { addRooms, english } from './catalogues';
import { en } from './en';
import { sw } from './sw';
import { inEnglish } from './testWording';

/** Messages by dotted key. */
function flat(messages: object, path = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value as object, `${path}${key}.`)),
  );
  return Object.fromEntries(entries);
}

const messages = flat({ ...en, ra: reactAdmin.ra });
const { words, ...rooms } = sw;
const kiswahili = flat(rooms);
const placeholders = (message = '') => [...new Set(message.match(/%\{\w+\}/g))].sort();
/** Said alike in both languages: names, codes and bare placeholders. */
const ALIKE =
  /^(brand\.(vat|whatsapp)|details\.(onDay|by|figure)|lists\.(foundAs|excel|csv)|(kanban|layout)\.kanban|workOrders\.(slot|tickedBy|dayOf)|salesAgents\.(svg|png)|ra\.boolean\.null|ra\.page\.(edit|list|show))$/;

describe('Kiswahili', () => {
  it('has every message of the English catalogue and of react-admin, and no other', () => {
    expect(Object.keys(kiswahili).sort()).toEqual(Object.keys(messages).sort());
  });

  it('has the same placeholders in each message', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect([key, placeholders(kiswahili[key])]).toEqual([key, placeholders(message)]);
    }
  });

  it('says each message in words of its own', () => {
    const same = Object.keys(messages).filter((key) => messages[key] === kiswahili[key] && !ALIKE.test(key));
    expect(same).toEqual([]);
  });

  it('has every word that declarations and contract bring to a screen, and no other', () => {
    expect(Object.keys(words).sort()).toEqual([...declaredWords()].sort());
  });
});

it('each message of the catalogue is said somewhere', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!i18n).*\.tsx?$/.test(file),
  );
  const source = [...files, 'i18n/wording.ts'].map((file) => readFileSync(`src/${file}`, 'utf8')).join('');
  const composed = [...source.matchAll(/`(\w+\.\w*)\$\{/g)].map(([, start = '']) => start);
  const silent = Object.keys(flat(en)).filter(
    (key) => !source.includes(`'${key}'`) && !composed.some((start) => key.startsWith(start)),
  );
  expect(silent).toEqual([]);
});

it('a room that comes later is spoken from then on', () => {
  expect(english.translate('later.greeting', { _: 'not there' })).toBe('not there');
  addRooms({ later: { greeting: 'Good morning' } });
  expect(english.translate('later.greeting')).toBe('Good morning');
  expect(english.translate('common.save')).toBe(en.common.save);
});

it('messages are filled in, counted and shown around elements', () => {
  const { t, rich } = inEnglish;
  expect(t('tickets.newReplies', { smart_count: 1 })).toBe('1 new reply');
  expect(t('tickets.newReplies', { smart_count: 3 })).toBe('3 new replies');
  expect(t('roles.roleSaved', { name: 'Finance' })).toBe('Role Finance saved.');
  expect(JSON.stringify(rich('common.byName', { name: 'Amina' }))).toContain('"children":"Amina"');
  // @ts-expect-error A placeholder that is left out does not compile.
  t('roles.roleSaved');
  // @ts-expect-error Nor does a message that there is not.
  t('roles.nothingOfTheKind');
});
