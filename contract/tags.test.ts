import { describe, expect, it } from 'vitest';
import { changedTags, cleanTags, MOST_TAGS, TAG_LENGTH, tagsFault } from './tags';

describe('tags', () => {
  it('are stored without blanks around them and each once, in their first spelling', () => {
    expect(cleanTags(['  VIP ', 'Outage \t  Ntinda', 'vip', 'Éclair', 'éCLAIR'])).toEqual([
      'VIP',
      'Outage Ntinda',
      'Éclair',
    ]);
    expect(cleanTags(['Line\nbreak'])).toEqual(['Line break']);
  });

  it('are added and removed in any case', () => {
    expect(changedTags(['VIP', 'Landlord'], { add: ['vip', 'New'], remove: ['LANDLORD '] })).toEqual(['VIP', 'New']);
    expect(changedTags(['VIP'], { add: ['New'], remove: ['new'] })).toEqual(['VIP']);
    expect(changedTags(['VIP'], {})).toEqual(['VIP']);
  });

  it('are at most 20, of at most 40 characters, without commas and never blank', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);
    expect(tagsFault([])).toBeNull();
    expect(tagsFault(many(MOST_TAGS))).toBeNull();
    expect(tagsFault(many(MOST_TAGS + 1))).toBe('takes at most 20 tags');
    expect(tagsFault(['x'.repeat(TAG_LENGTH)])).toBeNull();
    expect(tagsFault(['x'.repeat(TAG_LENGTH + 1)])).toBe('takes tags of at most 40 characters');
    expect(tagsFault([''])).toBe('takes no blank tags');
    expect(tagsFault(['a,b'])).toBe('takes no tags with a comma');
  });
});
