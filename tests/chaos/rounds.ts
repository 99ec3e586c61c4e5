/** Returns how often a kind of failure is tested: `usual` in `npm test`, more often in `npm run test:chaos`. */
export const rounds = (usual: number): number => usual * Number(process.env.CHAOS_TIMES ?? 1);
