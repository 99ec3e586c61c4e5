import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { type LineFacts, RecordLines } from './RecordLines';

interface Props<R extends { id: string }> {
  title: string;
  action?: ReactNode;
  resource: AnyResource;
  /** The records, or their loading or error state. */
  answer: { data: readonly R[] | undefined; error: unknown; refetch(): unknown };
  facts(record: R): LineFacts;
  /** Shown above the lines. */
  children?: ReactNode;
}

/** A panel with records of one resource, including its loading and error states. */
export function LinesPanel<R extends { id: string }>({ title, action, resource, answer, facts, children }: Props<R>) {
  const { t } = useWording();
  const { data, error, refetch } = answer;
  return (
    <Panel title={title} action={action}>
      {children}
      {data ? (
        <RecordLines resource={resource} records={data} facts={facts} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton role="status" aria-label={t('common.loading')} width="60%" />
      )}
    </Panel>
  );
}
