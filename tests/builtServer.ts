/** The server as `npm start` runs it; `globalSetup.ts` builds it. */
export const BUILT_SERVER = 'dist/server/main.js';
