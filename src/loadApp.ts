/** The back-office behind the login; asked for early by the login page, so that it is there once somebody is signed in. */
export const loadApp = () => import('./App').then(({ App }) => ({ default: App }));
