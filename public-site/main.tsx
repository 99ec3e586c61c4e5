import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './styles/index.css';
import { App } from './App';
import { ignoreSecondTaps } from './forms/ignoreSecondTaps';
import { openOnceBack } from './offline/openOnceBack';
import { PAGES, pageOf } from './pages/table';

const key = pageOf(window.location.pathname);
const root = document.getElementById('root');
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** This function avoids top-level await: the page's chunk imports this one, and each would wait for the other. */
async function start() {
  if (import.meta.env.DEV) {
    const { brandStyle } = await import('./styles/palette');
    document.head.insertAdjacentHTML('beforeend', `<style>${brandStyle()}</style>`);
  }
  // The page's own chunk is loaded first, so that hydration finds the markup it would have rendered itself.
  await PAGES[key].load();
  // In a transition, hydration yields to taps and scrolling every few milliseconds.
  if (root?.dataset.page === key) startTransition(() => void hydrateRoot(root, site));
  else if (root) {
    root.replaceChildren();
    createRoot(root).render(site);
  }
}

ignoreSecondTaps(document);

// The service worker's substitute is not a page of the site: it gives way to the requested page.
if (root?.dataset.page === 'offline') openOnceBack();
else void start();
