/** The service worker keeps the site's pages for when there is no link; development goes without. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused, as in private windows, the site works on as long as there is a link.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
