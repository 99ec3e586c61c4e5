import { secondFactorCodeFault } from '../../contract/access/secondFactor';
import { text } from '../language/kinds';

/** A typed code: of an authenticator app, or a recovery code. */
export const typedCode = text({ label: 'Code', required: true, maxLength: 20, fault: secondFactorCodeFault });
