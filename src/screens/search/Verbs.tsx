import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { BarAction } from '../../ui/buttons/ActionBar';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** The actions on the previewed record; each is a button that Tab reaches from the field. */
export function Verbs({ actions }: { actions: readonly BarAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map(({ label, icon, to, run, busy }) => (
        <ActionButton
          key={label}
          icon={icon}
          loading={busy ?? null}
          loadingPosition="start"
          {...(to ? { component: Link, to } : { onClick: run })}
        >
          {label}
        </ActionButton>
      ))}
    </Box>
  );
}
