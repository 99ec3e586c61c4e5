import { useId } from 'react';

interface SwitchProps<T extends string | number> {
  legend: string;
  options: readonly { value: T; text: string }[];
  chosen: T;
  onChoose(value: T): void;
}

/** A choice between a few short words, side by side. Hidden if there is only one. */
export function Switch<T extends string | number>({ legend, options, chosen, onChoose }: SwitchProps<T>) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className="switch">
      <legend className="label">{legend}</legend>
      <div className="switch-options">
        {options.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
