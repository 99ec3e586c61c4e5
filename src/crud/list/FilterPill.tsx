import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { Pill } from '../../ui/buttons/Pill';
import { LinksContext, ReferenceLink } from '../values/ReferenceLink';
import { type Filter, parametersOf } from './filters';

interface Props {
  filter: Filter;
  values: Record<string, string>;
  onEdit(element: HTMLElement): void;
  onClear(): void;
}

/** One filter: its name, and its values once it is set. */
export function FilterPill({ filter, values, onEdit, onClear }: Props) {
  const wording = useWording();
  const { t, word } = wording;
  const isSet = parametersOf(filter).some((name) => values[name]);
  const value = isSet && <LinksContext value={false}>{summaries[filter.form](filter, values, wording)}</LinksContext>;
  return (
    <Pill
      label={word(filter.label)}
      value={value || undefined}
      clearLabel={t('lists.clear', { label: word(filter.label) })}
      onEdit={onEdit}
      onClear={onClear}
    />
  );
}

type Summary = (filter: Filter, values: Record<string, string>, wording: Wording) => ReactNode;
const own: Summary = ({ name }, values) => values[name];

const summaries: Record<Filter['form'], Summary> = {
  options: ({ name }, values, { wordsOf }) => (values[name] ?? '').split(',').map(wordsOf).join(', '),
  yesNo: ({ name }, values, { t }) => (values[name] === 'true' ? t('common.yes') : t('common.no')),
  record: ({ name, field }, values) => <ReferenceLink to={field.to ?? ''} id={values[name] ?? ''} />,
  text: own,
  number: own,
  day: ({ name }, values, { formatDate }) => formatDate(values[name] ?? ''),
  days: ({ name }, values, { t, formatDate }) => {
    const [from, to] = [values[`${name}From`], values[`${name}To`]];
    if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
    return from ? t('lists.from', { from: formatDate(from) }) : t('lists.until', { to: formatDate(to ?? '') });
  },
};
