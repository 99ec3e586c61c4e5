import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../contract/languages';
import { smsParts } from '../../contract/messages/smsParts';
import { SMS_ONLY } from '../../server/messages/texts/Texts';
import { customerText } from '../../server/messages/texts/textOf';
import { SAMPLES } from '../support/messageSamples';

const DOCS = readFileSync('docs/messages.md', 'utf8');
const events = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
type Chosen = Parameters<typeof customerText>[1];

/** Returns the rows of an event as they must be in the docs. */
function rowsOf(text: (typeof events)[number]): string[] {
  const channel = (SMS_ONLY as readonly string[]).includes(text) ? 'SMS' : 'SMS, mail';
  return LANGUAGE_CODES.map((language) => {
    const { body } = customerText(language, { text, values: SAMPLES[text] } as Chosen);
    return `| ${text} | ${channel} | ${language} | ${smsParts(body)} | ${body} |`;
  });
}

it.each(events)('the docs show the message %s as it is sent, in every language', (text) => {
  for (const row of rowsOf(text)) expect(DOCS).toContain(row);
});

it('the docs show no other message', () => {
  const rows = DOCS.split('\n').filter((line) => /^\| \w+ \| SMS/.test(line));
  expect(rows.length).toBe(events.length * LANGUAGE_CODES.length);
});
