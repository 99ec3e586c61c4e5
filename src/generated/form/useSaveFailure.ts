import { useState } from 'react';

/** Why a form could not be saved, for its drawer to say; to be given to the mutation as its `onError`. */
export function useSaveFailure() {
  const [failure, setFailure] = useState<string>();
  const onError = (error: unknown) =>
    setFailure((error instanceof Error && error.message) || 'It could not be saved. The service gave no reason.');
  return { failure, onError };
}
