import { useSearchParams } from 'react-router-dom';

/** Returns the current attempt of a page, which is in its address (`?paymentId=`) so that a reload keeps it. */
export function useFollowed() {
  const [search, setSearch] = useSearchParams();
  const follow = (paymentId: string) => {
    const next = new URLSearchParams(search);
    if (paymentId) next.set('paymentId', paymentId);
    else next.delete('paymentId');
    setSearch(next, { replace: true });
  };
  return { paymentId: search.get('paymentId') ?? '', follow };
}
