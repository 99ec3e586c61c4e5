import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MenuEntry } from '../../../contract/menu';
import { buildMenu, menuFor } from '../../../resources/menu';
import { useDeclarations } from '../../crud/declarations';
import { Panel } from '../../crud/details/Panel';
import { formatNumber } from '../../crud/format';
import { Icon } from '../../icons/Icon';
import { areasHeld } from './access';

interface Props {
  /** Whose access it is, as in "What this user sees". */
  who: string;
  permissions: readonly string[];
}

/** What somebody with these permissions sees and may do: their menu, and their rights by area. */
export function AccessPreview({ who, permissions }: Props) {
  return (
    <>
      <MenuPreview who={who} permissions={permissions} />
      <Panel title={`What ${who} may do (${formatNumber(permissions.length)})`}>
        {permissions.length === 0 ? <Quiet text="Nothing." /> : <Rights permissions={permissions} />}
      </Panel>
    </>
  );
}

/** The side menu of somebody with these permissions. */
export function MenuPreview({ who, permissions }: Props) {
  const menu = menuFor(buildMenu(useDeclarations()), permissions);
  return (
    <Panel title={`What ${who} sees`}>
      {menu.length === 0 ? (
        <Quiet text="Nothing: no menu entry is open to them." />
      ) : (
        <Box component="ul" aria-label="Menu" sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2 }, columnGap: 3 }}>
          {menu.map((entry) => (
            <PreviewEntry key={entry.title} entry={entry} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function PreviewEntry({ entry: { title, icon = 'circle', child } }: { entry: MenuEntry }) {
  return (
    <Box component="li" sx={{ breakInside: 'avoid', py: 0.5, fontSize: 13 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
        <Icon name={icon} />
        {title}
      </Box>
      {child && child.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 3, color: 'text.secondary' }}>
          {child.map(({ childlink, childtitle }) => (
            <li key={childlink}>{childtitle}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Permissions by area, one line an area. */
function Rights({ permissions }: { permissions: readonly string[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontSize: 13 }}>
      {areasHeld(permissions).map(({ name, permissions: held }) => (
        <Box
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '128px 1fr' }, columnGap: 1.5, rowGap: 0.25 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {held.join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Quiet({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
