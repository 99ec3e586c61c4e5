import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCombobox } from './useCombobox';

afterEach(cleanup);
const choose = vi.fn();

function Fruits({ keys }: { keys: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const combobox = useCombobox({ keys, open, onOpen: () => setOpen(true), onChoose: choose });
  return (
    <>
      <input aria-label="Fruit" {...combobox.input} />
      {open && (
        <div {...combobox.list}>
          {keys.map((key) => (
            <div key={key} {...combobox.option(key)}>
              {key}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Fruit' });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(input(), { key });
};
const current = () => screen.getByRole('option', { selected: true });

it('opens on ↓ with the first option, moves through the list, and wraps around at both ends', () => {
  render(<Fruits keys={['apple', 'fig', 'lime']} />);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  expect(current().textContent).toBe('apple');
  expect(input().getAttribute('aria-activedescendant')).toBe(current().id);
  press('ArrowUp');
  expect(current().textContent).toBe('lime');
  press('ArrowDown', 'ArrowDown');
  expect(current().textContent).toBe('fig');
  press('Enter');
  expect(choose).toHaveBeenLastCalledWith('fig');
});

it('returns to the first option if the current one disappears', () => {
  const { rerender } = render(<Fruits keys={['apple', 'fig']} />);
  press('ArrowDown', 'ArrowDown');
  rerender(<Fruits keys={['kiwi', 'lime']} />);
  expect(current().textContent).toBe('kiwi');
});

it('has no current option in an empty list', () => {
  render(<Fruits keys={[]} />);
  press('ArrowDown', 'ArrowDown');
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
});
