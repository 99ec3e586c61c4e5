import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { APP_VERSION } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FORM_WIDTH } from '../../ui/frames/width';
import { type Release, releases } from './releases';

/** The changes of each version, newest first. */
export function Changelog() {
  const { t } = useWording();
  return (
    <Box sx={{ maxWidth: FORM_WIDTH.inputs }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('changelog.changelog')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {releases.map((release) => (
          <ReleasePanel key={release.version} {...release} />
        ))}
      </Box>
    </Box>
  );
}

function ReleasePanel({ version, title, changes }: Release) {
  const { word } = useWording();
  const heading = (
    <>
      {version}
      <Box component="span" sx={{ ml: 1.5, fontWeight: 400 }}>
        {word(title)}
      </Box>
    </>
  );
  return (
    <Panel title={heading} action={version === APP_VERSION && <Installed />}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', display: 'grid', gap: 0.75 }}>
        {changes.map((change) => (
          <li key={change}>{word(change)}</li>
        ))}
      </Box>
    </Panel>
  );
}

function Installed() {
  const { t } = useWording();
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {t('changelog.thisVersion')}
    </Typography>
  );
}
