import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TagsField } from './TagsField';

afterEach(cleanup);

let stored: readonly string[] = [];
function Field({ initial }: { initial: string[] }) {
  const [tags, setTags] = useState<readonly string[]>(initial);
  stored = tags;
  return <TagsField label="Tags" value={tags} options={['VIP', 'Landlord']} onChange={setTags} />;
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('adds a tag with Enter and with a comma, and none twice', () => {
  render(<Field initial={['New']} />);
  type('Outage  Ntinda');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect([stored, box().value]).toEqual([['New', 'Outage Ntinda'], '']);
  type('Wi-Fi,Slow, new,');
  expect([stored, box().value]).toEqual([['New', 'Outage Ntinda', 'Wi-Fi', 'Slow'], '']);
});

it('adds what was typed when the field is left', () => {
  render(<Field initial={[]} />);
  fireEvent.focus(box());
  type('Not added');
  fireEvent.blur(box());
  expect([stored, box().value]).toEqual([['Not added'], '']);
});

it('takes the spelling of a tag in use', () => {
  render(<Field initial={[]} />);
  type('vip,');
  expect(stored).toEqual(['VIP']);
});

it('offers the tags in use that the record does not have', () => {
  render(<Field initial={['VIP']} />);
  fireEvent.mouseDown(box());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Landlord']);
});
