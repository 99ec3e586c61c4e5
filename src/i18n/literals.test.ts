import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from '@ts-morph/common';
import { expect, it } from 'vitest';

/** Attributes and properties whose text people read or hear. */
const READ = ['label', 'title', 'aria-label', 'placeholder', 'helperText', 'alt', 'text', 'submitLabel', 'progress'];
/** Functions that show their argument. */
const SHOWN = ['notify', 'enqueueSnackbar'];
/** The catalogues, texts that are translated by their English wording, and the page of the UI kit, which only developers see. */
const SKIPPED = /^i18n\/|^kit\/|^screens\/changelog\/releases|^crud\/(declarations|list\/filters)/;
/** Texts that are the same in every language. */
const CODES = [/^SVG$/, /^ dBm$/, /^0771 234 567$/];

const hasLetters = (text: string) => /\p{L}{2,}/u.test(text);

/** Returns the literal texts in a node; arguments of calls, such as a message's key, are not shown. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ literal, expression }) => [literal.text, ...textsIn(expression)]),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return joins(node) ? [...textsIn(node.left), ...textsIn(node.right)] : [];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? textsIn(node.expression) : [];
  return [];
}

/** Returns whether a text is a message’s key, which `t` translates. */
const isKey = (text: string) => /^[a-zA-Z]+\.\w+$/.test(text);

const joins = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(kind);

function shownBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsIn(node);
  if (ts.isJsxAttribute(node) && READ.includes(node.name.getText()))
    return node.initializer ? textsIn(node.initializer) : [];
  if (ts.isPropertyAssignment(node) && READ.includes(node.name.getText()))
    return textsIn(node.initializer).filter((text) => !isKey(text));
  if (ts.isCallExpression(node) && SHOWN.includes(node.expression.getText()))
    return node.arguments.slice(0, 1).flatMap(textsIn);
  return [];
}

function literalsOf(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(join('src', file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    found.push(...shownBy(node).filter((text) => hasLetters(text) && !CODES.some((code) => code.test(text))));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => `${file}: ${text.trim()}`);
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\w+\.tsx?$/.test(file) && !SKIPPED.test(file),
);

it('no screen contains literal text: it all comes from the catalogue', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(literalsOf)).toEqual([]);
});

it.each([
  ['<b>Save</b>', ['Save']],
  ['<b>{busy ? "Saving" : t("common.save")}</b>', ['Saving']],
  ["<Button title={'Remove ' + name} />", ['Remove ']],
  ["const action = { label: 'Send', icon: 'send', to: t('payments.send') }", ['Send']],
  ["const action = { label: 'payments.send' }", []],
  ['<Button aria-label="Close" size="small" />', ['Close']],
  ['notify("Saved.", { type: "success" })', ['Saved.']],
  ['<b title={t("common.save")}>{kind === "first" ? 1 : 2}</b>', []],
])('in %s, the literal texts are %j', (code, texts) => {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    found.push(...shownBy(node).filter(hasLetters));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true));
  expect(found).toEqual(texts);
});
