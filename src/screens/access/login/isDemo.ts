/** Returns whether the page says that the server is in demo mode; the development server always is. */
export const isDemo = () => import.meta.env.DEV || document.querySelector('meta[name="demo"]') !== null;
