/** The answer, or null where it fails or does not come within so many milliseconds. */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}
