import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { clients } from '../../../../resources/accounts/clients';
import { detailsPath } from '../../../crud/declarations';
import { RecordLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { StatusChip } from '../../../ui/texts/StatusChip';
import { useKnownClients } from './useKnownClients';

const { subscribeClient, mergeClients } = OFFICE_PAGES;

/** Shows existing clients with this phone number or e-mail address, before a duplicate is created. */
export function KnownClients() {
  const { t } = useWording();
  const known = useKnownClients();
  const can = useCan();
  const [first] = known;
  if (!first) return null;
  return (
    <Alert severity="warning" role="status">
      {t('clients.alreadyKnown')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
        {known.map((client) => (
          <Box
            component="li"
            key={client.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
          >
            <RecordLink
              details={detailsPath(clients)}
              id={client.id}
              text={`${client.clientNumber} · ${clients.represent(client)}`}
            />
            <StatusChip value={client.stage} />
            {can(subscribeClient.permissions) && (
              <Link component={RouterLink} to={`${subscribeClient.route}?clientId=${client.id}`}>
                {t('clients.subscribeThem')}
              </Link>
            )}
            {client !== first && can(mergeClients.permissions) && (
              <Link component={RouterLink} to={`${mergeClients.route}?clientId=${first.id}&otherId=${client.id}`}>
                {t('clients.mergeBoth', { client: first.clientNumber })}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
