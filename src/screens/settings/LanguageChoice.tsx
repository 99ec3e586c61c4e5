import { useSnackbar } from 'notistack';
import { use } from 'react';
import { LANGUAGES, type Language } from '../../../contract/languages';
import { loadCatalogue } from '../../i18n/catalogues';
import { chosenLanguages, useChosenLanguage } from '../../i18n/chosenLanguage';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { Segments } from '../../ui/inputs/Segments';

const OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({
  value,
  label: LANGUAGES[value],
  lang: value,
}));

/** The signed-in user's language; a choice is stored once its messages have loaded. */
export function LanguageChoice() {
  const { t } = useWording();
  const userId = use(SessionContext)?.user.id ?? '';
  const { enqueueSnackbar } = useSnackbar();
  const choose = async (language: Language) => {
    try {
      await loadCatalogue(language);
      chosenLanguages.choose(userId, language);
    } catch {
      enqueueSnackbar(t('settings.languageNotLoaded'), { variant: 'error' });
    }
  };
  return (
    <Segments label={t('settings.language')} options={OPTIONS} chosen={useChosenLanguage(userId)} onChoose={choose} />
  );
}
