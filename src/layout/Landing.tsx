import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMenu } from './useMenu';

/** Somebody who signs in without having asked for a page, and may not see the first one, is shown the first they may see. */
export function Landing() {
  const { state, pathname } = useLocation();
  const { home } = useMenu();
  // As it was on arriving: rights that change later lead nobody away.
  const [first] = useState(home);
  return state?.landing && first !== pathname ? <Navigate to={first} replace /> : <Outlet />;
}
