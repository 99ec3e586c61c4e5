import Box from '@mui/material/Box';
import { lateOf } from '../../browser/lateOf';
import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useWording } from '../../i18n/useWording';
import { frame } from '../../ui/frames/frame';
import { HelperText } from '../../ui/texts/HelperText';
import { Choices } from './Choices';
import { FirstHint } from './FirstHint';
import type { CommandBoxState } from './useCommandBox';

const Preview = lateOf(() => import('./Preview').then((m) => m.Preview));

/** How long a choice must be current before its details are loaded, ms. */
const STAY = 120;

/** The choices, with details of the current one beside them (below them on a phone). */
export function BoxPanel({ box, isSheet = false }: { box: CommandBoxState; isSheet?: boolean }) {
  const { t } = useWording();
  const { groups, current, isSearching, isError, isEmpty } = box;
  const settled = useDebouncedValue(current?.key ?? '', STAY);
  const record = current && 'record' in current && settled === current.key ? current.record : null;
  // The details have their place before they are loaded, so that no choice moves away from under the pointer.
  const hasDetails = groups.some(({ choices }) => choices.some((choice) => 'record' in choice));
  const status = isSearching
    ? t('common.searching')
    : isError
      ? t('common.searchFailed')
      : isEmpty
        ? t('commandBox.nothing')
        : '';
  return (
    <Box tabIndex={-1} sx={isSheet ? sheet : dropdown}>
      <FirstHint />
      <Box sx={isSheet ? { flex: 1, overflow: 'auto' } : { display: 'flex', minHeight: 0, flex: 1 }}>
        <Box sx={isSheet ? {} : { ...column, flex: '1 1 0', minWidth: 0, py: 1 }}>
          <Box role="status">{status && <HelperText sx={{ px: 2, py: 1 }}>{status}</HelperText>}</Box>
          <Choices box={box} />
        </Box>
        {(isSheet ? record : hasDetails) && (
          <Box sx={isSheet ? { borderTop: 1, borderColor: 'divider' } : beside}>
            {record && <Preview key={record.id} record={record} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', outline: 0 } as const;
const sheet = { ...column, flex: 1, minHeight: 0 } as const;
const dropdown = {
  ...frame,
  ...column,
  mt: 0.75,
  maxHeight: 'min(560px, 100dvh - 80px)',
  overflow: 'hidden',
  color: 'text.primary',
  boxShadow: 'var(--shadow-floating)',
} as const;
const beside = {
  flex: '1.1 1 0',
  minWidth: 0,
  overflow: 'auto',
  borderInlineStart: 1,
  borderColor: 'divider',
} as const;
