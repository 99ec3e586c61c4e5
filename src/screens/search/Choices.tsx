import Box from '@mui/material/Box';
import { formatPhone } from '../../../contract/phone';
import { useDeclarations } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { useLabel } from '../../session/labels';
import { StatusChip } from '../../ui/texts/StatusChip';
import type { ChoiceSection, FoundRecord, PageChoice, SearchChoice } from './choices';
import type { CommandBoxState } from './useCommandBox';

const TITLES = {
  recent: 'commandBox.recent',
  found: 'commandBox.found',
  pages: 'commandBox.pages',
  actions: 'commandBox.actions',
} as const satisfies Record<ChoiceSection, string>;

/** All choices by section. */
export function Choices({ box: { groups, combobox } }: { box: CommandBoxState }) {
  const { t } = useWording();
  return (
    <Box {...combobox.list} aria-label={t('commandBox.results')} sx={{ minHeight: 0, overflow: 'auto' }}>
      {groups.map(({ section, choices }) => (
        <Box key={section} role="group" aria-label={t(TITLES[section])}>
          <Box aria-hidden="true" sx={{ px: 2, pt: 1, pb: 0.5, typography: 'caption', color: 'text.secondary' }}>
            {t(TITLES[section])}
          </Box>
          {choices.map((choice) => (
            <Box key={choice.key} {...combobox.option(choice.key)} sx={row}>
              <Content choice={choice} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  mx: 1,
  px: 1,
  py: 0.75,
  minHeight: 40,
  borderRadius: 1,
  typography: 'body2',
  cursor: 'pointer',
  color: 'text.primary',
  '& > svg': { flex: 'none', color: 'text.secondary' },
  '&[aria-selected=true]': { bgcolor: 'action.hover' },
} as const;

const Content = ({ choice }: { choice: SearchChoice }) =>
  'place' in choice ? <PlaceRow place={choice.place} /> : <RecordRow record={choice.record} />;

function PlaceRow({ place: { label, group, icon } }: { place: PageChoice }) {
  return (
    <>
      <Icon name={icon} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{label}</Box>
      {group && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{group}</Box>}
    </>
  );
}

function RecordRow({ record }: { record: FoundRecord }) {
  const { nameOf, formatMoney } = useWording();
  const resource = useDeclarations().find(({ name }) => name === record.resource);
  const person = useLabel(record.accountId ?? record.clientId ?? '');
  const { label, state, amount, matched } = record;
  const shown = matched && !label.includes(matched) ? formatPhone(matched) : null;
  const whose = person && person !== label ? person : null;
  const facts = [resource && nameOf(resource, 1), shown, whose, amount != null && formatMoney(amount)].filter(Boolean);
  return (
    <>
      <Icon name={resource?.icon ?? 'circle'} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={ellipsis}>{label}</Box>
        <Box sx={{ ...ellipsis, typography: 'caption', color: 'text.secondary' }}>{facts.join(' · ')}</Box>
      </Box>
      {state && <StatusChip value={state} />}
    </>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
