// Every warning and error that the server logs has a cause, and so its action in the console.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { warningCauses } from '#domain/operator/warnings.ts'
import { findWarningCause, knownWarnings } from '#server/runtime/warning-causes.ts'
import { nextActionTexts } from '#words/en/operator/checkup.ts'

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) =>
    ts.createSourceFile(
      file,
      readFileSync(`src/server/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    ),
  )

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitAll(child, visit))
}

const levels = /\b(warn|error|fatal)\b/
const isWarning = (node: ts.Node): node is ts.CallExpression => {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression) && !ts.isElementAccessExpression(expression))
    return false
  const how = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.argumentExpression.getText()
  return levels.test(how) && /^(.*\.)?(log|lines)$/.test(expression.expression.getText())
}

function listValues(name: string, own: ts.SourceFile): ts.Expression[] {
  const here = listNamed(name, [own])
  return here.length === 0 ? listNamed(name, sources) : here
}

function listNamed(name: string, where: readonly ts.SourceFile[]): ts.Expression[] {
  const found: ts.Expression[] = []
  for (const source of where)
    visitAll(source, (node) => {
      const isNamed =
        (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
        node.name.getText() === name
      if (isNamed && node.initializer !== undefined && ts.isStringLiteral(fold(node.initializer)))
        found.push(node.initializer)
    })
  return found
}

function fold(node: ts.Expression): ts.Expression {
  if (!ts.isBinaryExpression(node)) return node
  const [left, right] = [fold(node.left), fold(node.right)]
  return ts.isStringLiteral(left) && ts.isStringLiteral(right)
    ? ts.factory.createStringLiteral(left.text + right.text)
    : node
}

function listTexts(asked: ts.Expression): string[] {
  const node = fold(asked)
  if (ts.isStringLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text]
  if (ts.isConditionalExpression(node))
    return [...listTexts(node.whenTrue), ...listTexts(node.whenFalse)]
  if (ts.isIdentifier(node)) return listValues(node.text, node.getSourceFile()).flatMap(listTexts)
  return []
}

const logged = new Map<string, string[]>()
for (const source of sources)
  visitAll(source, (node) => {
    if (!isWarning(node)) return
    const last = node.arguments.at(-1)
    const texts = last === undefined ? [] : listTexts(last)
    logged.set(`${source.fileName}: ${node.getText().slice(0, 80)}`, texts)
  })
const texts = [...new Set([...logged.values()].flat())].toSorted()

test('each warning in the code has a text that can be read from it', () => {
  expect([...logged].filter(([, found]) => found.length === 0)).toEqual([])
  expect(texts.length).toBeGreaterThan(60)
})

test('each warning of the server has a cause, and no cause is for one that is gone', () => {
  expect(texts.filter((text) => !knownWarnings.includes(text))).toEqual([])
  expect(knownWarnings.filter((text) => !texts.includes(text))).toEqual([])
})

test('a text that ends with the words of an error has its cause', () => {
  expect(findWarningCause('sign-in: no such state')).toBe('attacks')
  expect(findWarningCause('a text of no one')).toBe('unknown')
})

test('each cause has its action, and each but the unknown one stands for a warning', () => {
  expect(Object.keys(nextActionTexts).toSorted()).toEqual(warningCauses.toSorted())
  const used = new Set([...knownWarnings.map(findWarningCause), 'unknown'])
  expect(warningCauses.filter((cause) => !used.has(cause))).toEqual([])
})
