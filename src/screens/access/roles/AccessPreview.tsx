import Box from '@mui/material/Box';
import type { MenuEntry } from '../../../../contract/pages/menu';
import { buildMenu, menuFor } from '../../../../resources/language/menu';
import { useDeclarations } from '../../../crud/declarations';
import { useWording } from '../../../i18n/useWording';
import { Icon } from '../../../icons/Icon';
import { Panel } from '../../../ui/frames/Panel';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';
import { areasHeld } from './access';

interface Props {
  /** Says whose access is shown. */
  who: 'role' | 'user';
  permissions: readonly string[];
}

/** Shows what these permissions allow: the menu, and the permissions by area. */
export function AccessPreview({ who, permissions }: Props) {
  const { t, formatNumber } = useWording();
  return (
    <>
      <MenuPreview who={who} permissions={permissions} />
      <Panel title={t(`roles.${who}MayDo`, { count: formatNumber(permissions.length) })}>
        {permissions.length === 0 ? (
          <HelperText>{t('common.nothing')}</HelperText>
        ) : (
          <Rights permissions={permissions} />
        )}
      </Panel>
    </>
  );
}

/** The side menu for these permissions. */
export function MenuPreview({ who, permissions }: Props) {
  const { t } = useWording();
  const menu = menuFor(buildMenu(useDeclarations()), permissions);
  return (
    <Panel title={t(`roles.${who}Sees`)}>
      {menu.length === 0 ? (
        <HelperText>{t('roles.noMenu')}</HelperText>
      ) : (
        <Box
          component="ul"
          aria-label={t('roles.menu')}
          sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2 }, columnGap: 3 }}
        >
          {menu.map((entry) => (
            <PreviewEntry key={entry.title} entry={entry} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function PreviewEntry({ entry: { title, icon = 'circle', child } }: { entry: MenuEntry }) {
  const { word } = useWording();
  return (
    <Box component="li" sx={{ breakInside: 'avoid', py: 0.5, typography: 'body2' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
        <Icon name={icon} />
        {word(title)}
      </Box>
      {child && child.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 3, color: 'text.secondary' }}>
          {child.map(({ childlink, childtitle }) => (
            <li key={childlink}>{word(childtitle)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The permissions by area, one line for each area. */
function Rights({ permissions }: { permissions: readonly string[] }) {
  const { word } = useWording();
  return (
    <FactList
      columns={2}
      facts={areasHeld(permissions).map(({ name, permissions: held }) => [word(name), held.map(word).join(' · ')])}
    />
  );
}
