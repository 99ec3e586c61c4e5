import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { Icon } from '../../icons/Icon';
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
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 28,
        maxWidth: '100%',
        borderRadius: 14,
        typography: 'body2',
        border: 1,
        borderStyle: isSet ? 'solid' : 'dashed',
        borderColor: isSet ? 'primary.main' : 'color-mix(in srgb, currentcolor 35%, transparent)',
        color: isSet ? 'text.primary' : 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {isSet && (
        <ButtonBase
          aria-label={t('lists.clear', { label: word(filter.label) })}
          onClick={onClear}
          sx={{ width: 26, height: 26, borderRadius: 13, color: 'text.secondary' }}
        >
          <Icon name="x" size={14} />
        </ButtonBase>
      )}
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{ gap: 0.5, height: 26, minWidth: 0, borderRadius: 13, pl: isSet ? 0 : 1, pr: 1.25, font: 'inherit' }}
      >
        {!isSet && <Icon name="plus" size={14} />}
        {word(filter.label)}
        {isSet && (
          <LinksContext value={false}>
            <Box
              component="span"
              sx={{
                fontWeight: 500,
                color: 'primary.main',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {summaries[filter.form](filter, values, wording)}
            </Box>
          </LinksContext>
        )}
      </ButtonBase>
    </Box>
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
