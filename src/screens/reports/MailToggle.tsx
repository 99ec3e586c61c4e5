import Box from '@mui/material/Box';
import { useI18nProvider } from 'react-admin';
import { isLanguage } from '../../../contract/languages';
import { formOf } from '../../../resources/language/defineActions';
import { reportActions } from '../../../resources/reports/actions';
import type { Report } from '../../../resources/reports/Report';
import { useWording } from '../../i18n/useWording';
import { Toggle } from '../../ui/inputs/Toggle';
import { useActionMutation } from '../actions/useActionMutation';

interface Props {
  report: Report;
  by: string | undefined;
  mailed: boolean;
}

/** Lets the user get the report by e-mail every Monday; the choice is saved at once. */
export function MailToggle({ report, by, mailed }: Props) {
  const { t, word } = useWording();
  const language = useI18nProvider().getLocale();
  const { perform, isPending } = useActionMutation('mailReport', {
    done: (answer) => t(answer.mailed ? 'reports.mailed' : 'reports.notMailed', { report: word(report.label) }),
    refreshes: [report.about],
  });
  const choose = (wanted: boolean) =>
    perform({
      params: { name: report.name },
      body: { wanted, ...(by ? { by } : {}), ...(isLanguage(language) ? { language } : {}) },
    });
  return (
    <Box data-screen-only sx={{ display: 'flex', alignItems: 'center', '& label': { gap: 0.5 } }}>
      <Toggle
        label={word(formOf(reportActions.mailReport.input).wanted.label)}
        checked={isPending ? !mailed : mailed}
        onChange={choose}
      />
    </Box>
  );
}
