import { readdirSync, readFileSync } from 'node:fs';
import reactAdmin from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { declaredWords } from '../testing/testDeclared';
import { addRooms, english } from './catalogues';
import { en } from './en';
import { sw } from './sw';
import { inEnglish } from './testWording';

/** Returns the messages by dotted key. */
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
/** Messages that are the same in both languages: names, codes and bare placeholders. */
const ALIKE =
  /^(brand\.(vat|whatsapp)|details\.(onDay|by|figure)|lists\.(foundAs|excel|csv)|(kanban|layout)\.kanban|workOrders\.(slot|tickedBy|dayOf)|agents\.(svg|png)|forms\.timeExample|ra\.boolean\.null|ra\.page\.(edit|list|show))$/;

describe('Kiswahili', () => {
  it('has every message of the English catalogue and of react-admin, and no other', () => {
    expect(Object.keys(kiswahili).sort()).toEqual(Object.keys(messages).sort());
  });

  it('has the same placeholders in each message', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect([key, placeholders(kiswahili[key])]).toEqual([key, placeholders(message)]);
    }
  });

  it('differs from English in each message', () => {
    const same = Object.keys(messages).filter((key) => messages[key] === kiswahili[key] && !ALIKE.test(key));
    expect(same).toEqual([]);
  });

  it('has every text that declarations and contract show on screens, and no other', () => {
    expect(Object.keys(words).sort()).toEqual([...declaredWords()].sort());
  });
});

it('each message of the catalogue is used somewhere', () => {
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

it('the messages of a room that is added later are available from then on', () => {
  expect(english.translate('later.greeting', { _: 'not there' })).toBe('not there');
  addRooms({ later: { greeting: 'Good morning' } });
  expect(english.translate('later.greeting')).toBe('Good morning');
  expect(english.translate('common.save')).toBe(en.common.save);
});

it('messages have their placeholders filled, choose the plural form, and can contain elements', () => {
  const { t, rich } = inEnglish;
  expect(t('tickets.newReplies', { smart_count: 1 })).toBe('1 new reply');
  expect(t('tickets.newReplies', { smart_count: 3 })).toBe('3 new replies');
  expect(t('roles.roleSaved', { name: 'Finance' })).toBe('Role Finance saved.');
  expect(JSON.stringify(rich('common.byName', { name: 'Amina' }))).toContain('"children":"Amina"');
  // @ts-expect-error A call without a required placeholder does not compile.
  t('roles.roleSaved');
  // @ts-expect-error Neither does a key that does not exist.
  t('roles.nothingOfTheKind');
});
