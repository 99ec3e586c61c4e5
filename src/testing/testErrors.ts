/** Errors that a test has its data provider answer; react-admin writes each of them to the console while it develops. */
const thrown = new WeakSet<object>();

export const isThrownByTest = (said: unknown): boolean => typeof said === 'object' && said !== null && thrown.has(said);

/** The same methods; what they reject with is known as the test's own. */
export function knowingErrors<M extends object>(methods: M): M {
  const known = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method !== 'function'
      ? method
      : async (...given: unknown[]) => {
          try {
            return await method(...given);
          } catch (error) {
            if (typeof error === 'object' && error !== null) thrown.add(error);
            throw error;
          }
        },
  ]);
  return Object.fromEntries(known) as M;
}
