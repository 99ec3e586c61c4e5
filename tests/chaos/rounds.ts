/** How often each kind of misfortune is tried: once or twice in `npm test`, more often by `npm run test:chaos`. */
export const rounds = (usual: number): number => usual * Number(process.env.CHAOS_TIMES ?? 1);
