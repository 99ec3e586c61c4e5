import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `wait` ms. */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(settling);
  }, [value, wait]);
  return settled;
}
