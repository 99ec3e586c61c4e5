import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';

/** The actions of staff on fiscal documents. */
export const fiscalDocumentActions = defineActions(
  { name: 'Fiscal documents', description: 'Invoices and credit notes at the tax authority.' },
  {
    resendFiscalDocument: {
      method: 'POST',
      base: 'v1',
      path: 'fiscal-documents/{id}/resend',
      access: 'Resend Fiscal Documents',
      audit: { resource: 'fiscal-documents', action: 'ACTION', reason: 'Sent again' },
      answer: shape.object({ fiscalDocument: shape.record('fiscal-documents') }),
      reads: 'fiscalDocument',
      summary: 'Send a fiscal document again that the tax authority refused',
    },
  },
);
