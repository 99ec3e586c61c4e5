import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';

interface Props {
  resource: AnyResource;
  /** The record that the page is about; empty where none was chosen. */
  id: string;
  error: unknown;
  onRetry(): unknown;
}

/** What stands in the place of a page about one record until that is there: nothing chosen, a failure with another try, a skeleton. */
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
