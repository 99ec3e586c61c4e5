import { beforeAll } from 'vitest';

/** The address that jsdom begins with. */
const START = 'http://localhost:3000/';

// The files of a process share one window: each begins with an empty one, no matter what the file before it has left.
beforeAll(() => {
  document.body.replaceChildren();
  // Emotion keeps its tags and puts others before them, so they stay, but without rules that jsdom would apply to every element.
  for (const style of document.querySelectorAll('style')) style.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', START);
});
