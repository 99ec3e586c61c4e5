import type { Answers } from '../../../resources/catalogue/actions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';

/** Says when the day was compared, and who prepared and closed it. */
export function CloseStory({ dayClose }: { dayClose: NonNullable<Answers['readDayClose']['dayClose']> }) {
  const { t, rich, formatDateTime } = useWording();
  const { comparedAt, preparedById, preparedAt, closedById, closedAt } = dayClose;
  const name = (id: string) => <ReferenceLink to="users" id={id} />;
  return (
    <>
      {comparedAt && ` · ${t('close.comparedAt', { moment: formatDateTime(comparedAt) })}`}
      {preparedById && preparedAt && (
        <>
          {' · '}
          {rich('close.preparedBy', { name: name(preparedById), moment: formatDateTime(preparedAt) })}
        </>
      )}
      {closedById && closedAt && (
        <>
          {' · '}
          {rich('close.closedBy', { name: name(closedById), moment: formatDateTime(closedAt) })}
        </>
      )}
    </>
  );
}
