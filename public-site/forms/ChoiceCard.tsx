import type { ComponentProps, ReactNode } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A radio button as a card, which can be tapped anywhere. */
export function ChoiceCard({ children, ...input }: ChoiceCardProps) {
  return (
    <label className="choice">
      <input type="radio" {...input} />
      <span className="choice-dot" aria-hidden="true" />
      <span className="choice-body">{children}</span>
    </label>
  );
}
