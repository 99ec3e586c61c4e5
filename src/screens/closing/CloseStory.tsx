import Box from '@mui/material/Box';
import type { Answers } from '../../../resources/catalogue/actions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';

/** Says when the day was compared, and who prepared and closed it. */
export function CloseStory({ dayClose }: { dayClose: NonNullable<Answers['readDayClose']['dayClose']> }) {
  const { t, rich, formatDateTime } = useWording();
  const { comparedAt, preparedById, preparedAt, closedById, closedAt } = dayClose;
  const name = (id: string) => <ReferenceLink to="users" id={id} />;
  return (
    <HelperText component="div" sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {comparedAt && <span>{t('close.comparedAt', { moment: formatDateTime(comparedAt) })}</span>}
      {preparedById && preparedAt && (
        <Box component="span">
          {rich('close.preparedBy', { name: name(preparedById), moment: formatDateTime(preparedAt) })}
        </Box>
      )}
      {closedById && closedAt && (
        <Box component="span">
          {rich('close.closedBy', { name: name(closedById), moment: formatDateTime(closedAt) })}
        </Box>
      )}
    </HelperText>
  );
}
