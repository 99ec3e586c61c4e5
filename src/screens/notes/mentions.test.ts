import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, withMention } from './mentions';

describe('a mention', () => {
  it('is being typed after an @ at the end of the text', () => {
    expect(mentionAt('@')).toBe('');
    expect(mentionAt('Please call, @Joa')).toBe('Joa');
    expect(mentionAt('Please call, @Joan Au')).toBe('Joan Au');
    expect(mentionAt('Line\n@Joan')).toBe('Joan');
  });

  it('is no e-mail address, no finished mention, and no text without an @', () => {
    expect(mentionAt('joan@kitara')).toBeNull();
    expect(mentionAt('@Joan Auma please')).toBeNull();
    expect(mentionAt(`@${'a'.repeat(40)}`)).toBe('a'.repeat(40));
    expect(mentionAt(`@${'a'.repeat(41)}`)).toBeNull();
    expect(mentionAt('Please call')).toBeNull();
  });

  it('becomes the whole name, followed by a space', () => {
    expect(withMention('Ask @Joa', 'Joan Auma')).toBe('Ask @Joan Auma ');
  });

  it('counts while the name is in the text', () => {
    const joan = { id: 'joan', fullName: 'Joan Auma' };
    expect(mentionedIn('Ask @Joan Auma today', [joan, joan])).toEqual(['joan']);
    expect(mentionedIn('Ask @Joan today', [joan])).toEqual([]);
  });
});
