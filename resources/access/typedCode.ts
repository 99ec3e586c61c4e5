import { codeFault } from '../../contract/access/secondFactor';
import { text } from '../language/kinds';

/** A code of an authenticator app, or a recovery code, as it is typed. */
export const typedCode = text({ label: 'Code', required: true, maxLength: 20, fault: codeFault });
