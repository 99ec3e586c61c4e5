import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from './i18n/catalogues';
import { chosenLanguages } from './i18n/chosenLanguage';
import { Root } from './Root';
import { sessionStore } from './session/session';

/** Renders the product in the signed-in user's language, or in English if that can't be loaded. */
export async function start() {
  await loadCatalogue(chosenLanguages.of(sessionStore.read()?.user.id)).catch(() => undefined);
  const container = document.getElementById('root');
  // In a transition, the first render yields to the browser every few milliseconds; React has nothing else to render yet.
  if (container) startTransition(() => createRoot(container).render(<Root />));
}
