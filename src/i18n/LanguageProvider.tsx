import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { I18nContext } from 'react-admin';
import { catalogueOf, english, loadCatalogue } from './catalogues';
import { useChosenLanguage } from './chosenLanguage';

interface Props {
  /** The signed-in user; without one, the login uses the language last chosen in this browser. */
  userId: string | undefined;
  children: ReactNode;
}

/** Provides the user's language; until its messages have loaded, the previous language stays. */
export function LanguageProvider({ userId, children }: Props) {
  const language = useChosenLanguage(userId);
  const [, follow] = useReducer((count: number) => count + 1, 0);
  const spoken = useRef(english);
  const catalogue = catalogueOf(language) ?? spoken.current;
  useEffect(() => {
    spoken.current = catalogue;
    if (catalogue.getLocale() !== language) loadCatalogue(language).then(follow, () => undefined);
  }, [catalogue, language]);
  useLayoutEffect(() => {
    document.documentElement.lang = catalogue.getLocale();
  }, [catalogue]);
  return <I18nContext value={catalogue}>{children}</I18nContext>;
}
