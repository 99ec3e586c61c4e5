import { Refusal } from '../../contract/api/errors';
import { isStorable } from '../rules/isStorable';

const MESSAGE = 'has characters that cannot be stored';

/**
 * Refuses a body with a text or a name that no database can store (invalid, naming the field). The body's depth has been limited
 * before.
 */
export function requireStorable(body: unknown): void {
  const path: string[] = [];
  const require = (text: string): void => {
    if (isStorable(text)) return;
    const field = path.join('.').replaceAll('\u0000', '').toWellFormed() || 'body';
    throw new Refusal('invalid', `${field} ${MESSAGE}`, { [field]: MESSAGE });
  };
  const visit = (value: unknown): void => {
    if (typeof value === 'string') require(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      path.push(name);
      require(name);
      visit(inner);
      path.pop();
    }
  };
  visit(body);
}
