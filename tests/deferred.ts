/** Returns a promise that the test settles. */
export function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<void>((settle, fail) => {
    [resolve, reject] = [settle, fail];
  });
  return { promise, resolve, reject };
}
