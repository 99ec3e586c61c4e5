import { readdirSync, readFileSync } from 'node:fs';
import { ts } from '@ts-morph/common';
import { describe, expect, it } from 'vitest';
import { fieldRefusal, MESSAGES, Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { kiswahili } from '../../contract/api/refusals/kiswahili';
import { clients } from '../../resources/accounts/clients';
import { inLanguage } from './inLanguage';
import { sentenceOf } from './sentenceOf';

/**
 * The number of refusals by file whose text is put together in code, so that they are not translated (yet). It may only shrink:
 * give a new refusal a text in contract/api/refusals, with `phrase` for its values.
 */
const UNTRANSLATED: Readonly<Record<string, number>> = {
  'contract/transitions.ts': 1,
  'server/access/handlers/apiKeys.ts': 1,
  'server/app.ts': 4,
  'server/asRefusal.ts': 5,
  'server/base/fileBounds.ts': 1,
  'server/claims/rules/claims.ts': 1,
  'server/config/ownAddresses.ts': 1,
  'server/coverage/uploadAreas.ts': 1,
  'server/crud/hashSecrets.ts': 1,
  'server/crud/importCsv.ts': 1,
  'server/crud/listQuery.ts': 1,
  'server/crud/ownRecords.ts': 1,
  'server/crud/referrers.ts': 1,
  'server/crud/withListChanges.ts': 1,
  'server/crud/withoutMasks.ts': 1,
  'server/http/checkQuery.ts': 1,
  'server/http/idempotent.ts': 1,
  'server/http/readBody.ts': 4,
  'server/imports/checkImport.ts': 1,
  'server/imports/mapImport.ts': 2,
  'server/imports/undoImport.ts': 2,
  'server/ledger/rules/ledgerFigures.ts': 1,
  'server/messages/handlers.ts': 1,
  'server/operation/metrics.ts': 2,
  'server/operation/withTrustedClock.ts': 1,
  'server/payments/attempts.ts': 1,
  'server/payments/resolve.ts': 1,
  'server/ports/PaymentProvider.ts': 1,
  'server/privacy/dataRequests.ts': 2,
  'server/privacy/rules/erasure.ts': 2,
  'server/settings/connections/saveSettings.ts': 2,
  'server/settings/handlers/settings.ts': 1,
  'server/settings/saveBrand.ts': 1,
  'server/setup/handlers.ts': 1,
  'server/setup/openSetupPage.ts': 1,
  'server/statements/importStatement.ts': 1,
  'server/tickets/guards.ts': 1,
  'server/tickets/handlers/conversation.ts': 1,
  'server/webhooks/handlers.ts': 2,
  'server/webhooks/webhooksGuard.ts': 5,
  'server/workOrders/assigning.ts': 1,
};

/** Returns the texts that an expression may have; null stands for one that is put together. */
function textsIn(node: ts.Expression | undefined, file: ts.SourceFile): (string | null)[] {
  if (!node) return [null];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression, file);
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue, file), ...textsIn(node.whenFalse, file)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [...textsIn(node.left, file), ...textsIn(node.right, file)];
    return [parts.includes(null) ? null : parts.join('')];
  }
  if (ts.isCallExpression(node) && node.expression.getText(file) === 'phrase') return [];
  if (node.getText(file).startsWith('MESSAGES.')) return [];
  return ts.isIdentifier(node) ? declaredAs(node.text, file) : [null];
}

/** Returns the texts of the constants with this name in a file. */
function declaredAs(name: string, file: ts.SourceFile): (string | null)[] {
  const found: (string | null)[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === name) found.push(textsIn(node.initializer, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.length > 0 ? found.flat() : [null];
}

/** Returns the texts of a file's refusals. */
function refusalTexts(path: string): (string | null)[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: (string | null)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'Refusal') {
      const [, said, faults] = node.arguments ?? [];
      texts.push(...(fieldTexts(said, faults, file) ?? textsIn(said, file)));
    }
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'fieldRefusal')
      texts.push(...textsIn(node.arguments[1], file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Returns the fault's texts if the sentence is a field's name and its fault, as in `{ days: message }`. */
function fieldTexts(said: ts.Expression | undefined, faults: ts.Expression | undefined, file: ts.SourceFile) {
  const [fault, ...more] = faults && ts.isObjectLiteralExpression(faults) ? faults.properties : [];
  if (!said || !fault || more.length > 0 || !ts.isPropertyAssignment(fault)) return null;
  const name = fault.name.getText(file).replace(/[[\]']/g, '');
  const text = said.getText(file).slice(1);
  return text.startsWith(`${name} `) || text.startsWith(`\${${name}} `) ? textsIn(fault.initializer, file) : null;
}

const paths = ['server', 'contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name) && name !== 'api/errors.ts')
    .map((name) => `${folder}/${name}`),
);
const known = (text: string) => Object.hasOwn(kiswahili, text) || inLanguage('sw', text) !== text;

describe('refusals in Kiswahili', () => {
  it('have the placeholders of the English texts, and differ from them', () => {
    const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const [english, text] of Object.entries(kiswahili)) {
      expect([english, namesIn(text)]).toEqual([english, namesIn(english)]);
      expect(text.trim()).not.toBe('');
      if (/[a-z]{3}/.test(english.replace(/\{\w+\}/g, ''))) expect(text).not.toBe(english);
    }
  });

  it('exist for all refusals but those that are put together in code, whose number only shrinks', () => {
    const rest: Record<string, number> = {};
    for (const path of paths) {
      const missing = refusalTexts(path).filter((text) => text === null || !known(text));
      if (missing.length > 0) rest[path] = missing.length;
    }
    expect(rest).toEqual(UNTRANSLATED);
  });

  it('have the values of the English sentence, and translate its terms', () => {
    const refusal = new Refusal(
      'conflict',
      phrase('Account {accountNumber} is {status}: it cannot be extended.', {
        accountNumber: 'KF-000001',
        status: new Terms(['suspended']),
      }),
    );
    expect(refusal.message).toBe('Account KF-000001 is suspended: it cannot be extended.');
    expect(sentenceOf(refusal, [])).toBe(refusal.message);
    expect(sentenceOf(refusal, [], 'sw')).toBe('Akaunti KF-000001 haiwezi kuongezwa siku; hali yake: imesimamishwa.');
  });

  it('name a field by its label, before its fault', () => {
    const refusal = fieldRefusal('firstName', phrase('takes at most {bound} characters', { bound: 60 }));
    expect(refusal).toMatchObject({ message: 'firstName takes at most 60 characters', code: 'invalid' });
    expect(sentenceOf(refusal, clients.leaves)).toBe('First name takes at most 60 characters.');
    expect(sentenceOf(refusal, clients.leaves, 'sw')).toBe('Jina la kwanza: isizidi herufi 60.');
  });

  it('leave the specification’s texts as they are', () => {
    for (const text of Object.values(MESSAGES)) expect(inLanguage('sw', text)).toBe(text);
  });
});
