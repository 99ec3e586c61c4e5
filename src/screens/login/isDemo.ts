/** Whether the server says, in the page itself, that it is in demo mode; the development server always is. */
export const isDemo = () => import.meta.env.DEV || document.querySelector('meta[name="demo"]') !== null;
