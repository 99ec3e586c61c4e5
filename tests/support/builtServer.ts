/** The server and its commands as `npm start` and `npm run` start them; `globalSetup.ts` builds them. */
export const BUILT_SERVER = 'dist/server/main.js';
export const builtCommand = (
  name: 'createAdmin' | 'acceptClock' | 'verifyCommand' | 'backupCommand' | 'restoreCommand',
) => `dist/server/${name}.js`;
