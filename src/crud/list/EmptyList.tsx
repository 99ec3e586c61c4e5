import { Link as RouterLink } from 'react-router-dom';
import { OFFICE_PAGES, type OfficePage } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Message } from '../../ui/frames/Message';
import { type DeclaredScreen, screenHeading } from '../declarations';
import { useCreate } from '../form/CreateGate';

interface Props {
  declared: DeclaredScreen;
  filtered: boolean;
  onClear(): void;
}

/** The message of an empty list: no record matches, or there is none yet. */
export function EmptyList({ declared, filtered, onClear }: Props) {
  const { t, word, nameOf } = useWording();
  const { resource, screen } = declared;
  const can = useCan();
  const create = useCreate(resource);
  const { none } = resource.list ?? {};
  const page: OfficePage | undefined = none?.page && OFFICE_PAGES[none.page];
  const many = nameOf(resource).toLowerCase();
  if (filtered) {
    return (
      <Message icon="search-x" role="status" title={t('lists.noMatching', { many })} text={t('lists.noMatchingText')}>
        <ActionButton onClick={onClear}>{t('lists.clearAll')}</ActionButton>
      </Message>
    );
  }
  return (
    <Message
      icon={resource.icon ?? 'inbox'}
      role="status"
      title={
        screen.source
          ? t('lists.noneOf', { many: word(screenHeading(declared)).toLowerCase() })
          : t('lists.noYet', { many })
      }
      text={none ? word(none.text) : t('lists.noYetText')}
    >
      {page && can(page.permissions) && (
        <ActionButton component={RouterLink} to={page.route} variant="contained">
          {t('lists.openPage', { page: page.tab ? word(page.tab) : '' })}
        </ActionButton>
      )}
      {can(resource, 'create') && (
        <ActionButton variant="contained" onClick={create}>
          {t('lists.newOne', { one: nameOf(resource, 1).toLowerCase() })}
        </ActionButton>
      )}
    </Message>
  );
}
