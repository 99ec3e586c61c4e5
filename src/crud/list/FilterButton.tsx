import { Fragment, type ReactNode } from 'react';
import { wordsFor } from '../../../resources/language/filters';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { Pill } from '../../ui/buttons/Pill';
import { LinksContext } from '../values/LinksContext';
import { ResourceName } from '../values/NamedRecord';
import { ReferenceLink } from '../values/ReferenceLink';
import { type ListFilter, listFilterParameters, REFERENCE_WORDS } from './filters';

interface Props {
  filter: ListFilter;
  values: Record<string, string>;
  onEdit(element: HTMLElement): void;
  onClear(): void;
}

/** One filter: its name, and its values once it is set. */
export function FilterButton({ filter, values, onEdit, onClear }: Props) {
  const wording = useWording();
  const { t, word } = wording;
  const isSet = listFilterParameters(filter).some((name) => values[name]);
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

type Summary = (filter: ListFilter, values: Record<string, string>, wording: Wording) => ReactNode;
const own: Summary = ({ name }, values) => values[name];

const summaries: Record<ListFilter['form'], Summary> = {
  options: ({ name }, values, { wordsOf }) => (values[name] ?? '').split(',').map(wordsOf).join(', '),
  resources: ({ name }, values) =>
    (values[name] ?? '').split(',').map((each, at) => (
      <Fragment key={each}>
        {at > 0 && ', '}
        <ResourceName name={each} />
      </Fragment>
    )),
  yesNo: ({ name }, values, { t }) => (values[name] === 'true' ? t('common.yes') : t('common.no')),
  record: ({ name, field }, values, { t }) => {
    const value = values[name] ?? '';
    return wordsFor(field).includes(value) ? (
      t(REFERENCE_WORDS[value] ?? 'common.none')
    ) : (
      <ReferenceLink to={field.to ?? ''} id={value} />
    );
  },
  tags: ({ name }, values) => (values[name] ?? '').split(',').join(', '),
  text: own,
  number: own,
  day: ({ name }, values, { formatDay }) => formatDay(values[name] ?? ''),
  days: ({ name }, values, { t, formatDay, formatPeriod }) => {
    const [from, to] = [values[`${name}From`], values[`${name}To`]];
    if (from && to) return formatPeriod(from, to);
    return from ? t('lists.from', { from: formatDay(from) }) : t('lists.until', { to: formatDay(to ?? '') });
  },
};
