/** Returns the result, or null if it fails or takes longer than the given milliseconds. */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}
