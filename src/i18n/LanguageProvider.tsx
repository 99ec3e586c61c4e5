import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { I18nContext } from 'react-admin';
import { catalogueOf, english, loadCatalogue } from './catalogues';
import { useChosenLanguage } from './chosenLanguage';

interface Props {
  /** Who is signed in; the sign-in has the language last chosen in this browser. */
  userId: string | undefined;
  children: ReactNode;
}

/** What is inside speaks the person's language; until its messages are there, the one spoken before. */
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
