import { beforeAll } from 'vitest';

/** The URL with which jsdom starts. */
const START = 'http://localhost:3000/';

// The files of a process share one window; each file starts with an empty one, whatever the previous file has left.
beforeAll(() => {
  document.body.replaceChildren();
  // Emotion keeps its style elements and inserts others before them, so they stay, but without rules, which jsdom would apply to
  // every element.
  for (const style of document.querySelectorAll('style')) style.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', START);
});
