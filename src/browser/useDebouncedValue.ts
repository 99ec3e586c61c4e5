import { useEffect, useState } from 'react';

/** A value once it has stood still for `wait` ms. */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(settling);
  }, [value, wait]);
  return settled;
}
