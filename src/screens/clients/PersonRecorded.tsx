import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';
import { isPermitted } from '../../../contract/permissions';
import { clients } from '../../../resources/clients';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { Message } from '../../crud/list/Message';
import { useHeld, useMay } from '../../session/access';
import type { Outcome } from './coverage';
import type { Recorded } from './useRecordPerson';

const SAID: Record<Outcome, { title: string; text: string }> = {
  PROSPECT: { title: 'is a client now', text: 'Somebody who may take orders can subscribe them.' },
  LEAD: { title: 'is a lead now', text: 'They are in the list of clients, to be followed up.' },
  INTEREST: { title: 'joined the waiting list', text: 'They are told as soon as fibre reaches their place.' },
};
const { route, permissions } = OFFICE_PAGES.subscribeClient;

interface Props {
  recorded: Recorded;
  onAnother(): void;
}

/** After somebody was recorded: what may be done next. */
export function PersonRecorded({ recorded: { outcome, clientId, name }, onAnother }: Props) {
  const maySubscribe = isPermitted(useHeld(), permissions) && outcome !== 'INTEREST';
  const mayRead = useMay()(clients, 'read');
  const { title, text } = SAID[outcome];
  return (
    <Message icon="circle-check" role="status" title={`${name} ${title}`} text={text}>
      {maySubscribe && (
        <Button variant="contained" component={Link} to={`${route}?clientId=${clientId}`}>
          Subscribe now
        </Button>
      )}
      {mayRead && clientId && (
        <Button variant="outlined" component={Link} to={recordAddress(detailsPath(clients) ?? '', clientId)}>
          Open client
        </Button>
      )}
      <Button variant="outlined" onClick={onAnother}>
        Another
      </Button>
    </Message>
  );
}
