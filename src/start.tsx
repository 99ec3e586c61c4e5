import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from './i18n/catalogues';
import { chosenLanguages } from './i18n/chosenLanguage';
import { Root } from './Root';
import { sessionStore } from './session/session';

/** Shows the product in the page, in the language of the person signed in; in English where that cannot be fetched. */
export async function start() {
  await loadCatalogue(chosenLanguages.of(sessionStore.read()?.user.id)).catch(() => undefined);
  const container = document.getElementById('root');
  // As a transition, the first render gives way to the browser every few milliseconds; nothing else of React's is there yet.
  if (container) startTransition(() => createRoot(container).render(<Root />));
}
