const PAUSE = 5_000;

/** On the worker's stand-in for a page: opens that page as soon as the server can be reached, which the worker has no part in. */
export function openOnceBack(): void {
  const look = () => {
    if (navigator.onLine) {
      fetch(window.location.href, { method: 'HEAD' }).then(
        () => window.location.reload(),
        () => {},
      );
    }
  };
  window.addEventListener('online', look);
  setInterval(look, PAUSE);
}
