import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSentence } from '../../contract/api/Phrase';
import { NETWORK_MESSAGES } from '../../contract/devices/networkMessages';
import { sw } from '../../src/i18n/sw';
import { inEnglish } from '../../src/i18n/testWording';

const withoutNames = (text: string) => text.replace(/\$?\{[^}]*\}/g, '{}');
const known = NETWORK_MESSAGES.map(withoutNames);

describe('messages of the network', () => {
  it('are all listed, so that they have a translation', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const source = files.map((name) => readFileSync(`server/${name}`, 'utf8')).join('\n');
    const thrown = [...source.matchAll(/new (?:Device|NetworkAccess)Error\(\s*'\w+',\s*(?:'([^']*)'|`([^`]*)`)/g)].map(
      ([, plain, filled]) => withoutNames(plain ?? filled ?? ''),
    );
    expect(thrown.length).toBeGreaterThan(10);
    expect(thrown.filter((text) => !known.includes(text) && !text.includes('change the {} of'))).toEqual([]);
  });

  it('are recognised with their values', () => {
    expect(findSentence('The device refused: no such path (9005).', NETWORK_MESSAGES)).toEqual({
      sentence: 'The device refused: {reason}.',
      values: { reason: 'no such path (9005)' },
    });
    expect(findSentence('RADIUS says no.', NETWORK_MESSAGES)).toBeNull();
    expect(inEnglish.written('The ONU did not answer.', NETWORK_MESSAGES)).toBe('The ONU did not answer.');
    expect(sw.words).toHaveProperty(['The ONU did not answer.'], 'ONU haikujibu.');
  });
});
