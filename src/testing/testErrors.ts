/** Errors that a test's data provider throws on purpose; react-admin writes each of them to the console in development. */
const thrown = new WeakSet<object>();

export const isThrownByTest = (said: unknown): boolean => typeof said === 'object' && said !== null && thrown.has(said);

/** Returns the same methods, but remembers the errors they reject with as expected by the test. */
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
