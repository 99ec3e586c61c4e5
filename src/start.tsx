import { createRoot } from 'react-dom/client';
import { Root } from './Root';

/** Shows the product in the page. */
export function start() {
  const container = document.getElementById('root');
  if (container) createRoot(container).render(<Root />);
}
