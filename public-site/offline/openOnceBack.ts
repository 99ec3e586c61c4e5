const PAUSE = 5_000;

/**
 * On the service worker's substitute for a page: opens the requested page as soon as the server can be reached. The service
 * worker does not handle these probes.
 */
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
