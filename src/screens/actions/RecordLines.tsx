import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { AnyResource } from '../../../resources/language/defineResource';
import { headlineOf } from '../../../resources/language/displayFields';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { StateChips } from '../../crud/values/StateChips';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { HelperText } from '../../ui/texts/HelperText';
import { linksInText } from '../../ui/texts/linksInText';

/** The details in a record's line, in addition to its name and status. */
export interface LineFacts {
  /** Shown below the name, separated by dots; unknown values are omitted. */
  below: readonly ReactNode[];
  /** Shown before the status, such as an amount. */
  amount?: string;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

interface Props<R extends { id: string }> {
  resource: AnyResource;
  records: readonly R[];
  facts(record: R): LineFacts;
  /** The number of records shown before the user asks for all. */
  most?: number;
}

/** Records of one resource, two lines each; first a few, then all on request. */
export function RecordLines<R extends { id: string }>({ resource, records, facts, most = 5 }: Props<R>) {
  const { t } = useWording();
  const [all, setAll] = useState(false);
  if (records.length === 0) return <HelperText>{t('common.noneAtAll')}</HelperText>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.slice(0, all ? undefined : most).map((record) => (
          <RecordLine key={record.id} resource={resource} record={record} facts={facts(record)} />
        ))}
      </Box>
      {records.length > most && !all && (
        <Box sx={{ mt: 1, typography: 'body2' }}>
          <TextButton onClick={() => setAll(true)}>{t('common.showAll', { count: records.length })}</TextButton>
        </Box>
      )}
    </>
  );
}

interface LineProps<R> {
  resource: AnyResource;
  record: R;
  facts: LineFacts;
}

function RecordLine<R extends { id: string }>({ resource, record, facts: { below, amount, action } }: LineProps<R>) {
  const known = below.filter(Boolean);
  const [state] = headlineOf(resource).states;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        typography: 'body2',
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { pb: 0, borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordLink details={detailsPath(resource)} id={record.id} text={resource.represent(record)} />
        <Box sx={{ typography: 'caption', color: 'text.secondary', ...linksInText }}>
          {known.map((fact, at) => (
            <span key={at}>
              {at > 0 && ' · '}
              {fact}
            </span>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-end', sm: 'center' },
          gap: { xs: 0.25, sm: 1.5 },
        }}
      >
        {amount && <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{amount}</Box>}
        {state && <StateChips resource={resource} record={record} leaves={[state]} />}
      </Box>
      {action}
    </Box>
  );
}
