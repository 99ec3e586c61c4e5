import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useDeclarations } from '../../generated/declarations';
import { Message } from '../../generated/list/Message';
import { SessionContext, useMay } from '../../session/access';
import { CounterPanel } from './CounterPanel';
import { COUNTER_GROUPS } from './counters';

/** Totals of everything that the user may list; asked for only with a token. */
export function Dashboard() {
  const may = useMay();
  const declarations = useDeclarations();
  const session = use(SessionContext);
  const hasToken = Boolean(session?.token);
  const mayCount = (resource: string) =>
    may(
      declarations.find(({ name }) => name === resource),
      'list',
    );
  const groups = hasToken ? COUNTER_GROUPS.filter(({ resource }) => mayCount(resource)) : [];
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Welcome, {session?.user.fullName.split(' ')[0] || 'User'}
      </Typography>
      {groups.length === 0 && (
        <Message
          icon="layout-dashboard"
          title="No totals"
          text={
            hasToken ? 'None of your roles opens a list that is counted here.' : 'A demo session fetches no records.'
          }
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {groups.map((group) => (
          <CounterPanel key={group.title} group={group} />
        ))}
      </Box>
    </>
  );
}
