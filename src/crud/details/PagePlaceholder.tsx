import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';

interface Props {
  resource: AnyResource;
  /** The id of the page's record; empty if none was chosen. */
  id: string;
  error: unknown;
  onRetry(): unknown;
}

/** Shown until a page's record is loaded: a note if none was chosen, an error with a retry, or a skeleton. */
export function PagePlaceholder({ resource, id, error, onRetry }: Props) {
  const { t, nameOf } = useWording();
  const one = nameOf(resource, 1).toLowerCase();
  const many = nameOf(resource).toLowerCase();
  if (id === '')
    return (
      <Message icon="search-x" title={t('details.noneChosen', { one })} text={t('details.noneChosenText', { many })} />
    );
  return error ? <Failure whole error={error} onRetry={onRetry} /> : <PageSkeleton />;
}
