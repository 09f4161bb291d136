// Reads a source file's measured facts: lines, functions, comments and exports.
import type TypeScript from 'typescript'

export type SourceFacts = {
  /** From the project root, with forward slashes. */
  path: string
  lines: number
  codeLines: number
  longLines: number
  /** Anonymous arrows have an empty name. */
  functions: { name: string; codeLines: number }[]
  exports: string[]
  /** Static, dynamic and re-exported modules, as written. */
  imports: string[]
  hasBothLanguages: boolean
  comments: string[][]
  sqlLengths: number[]
}

const longest = 120

/** ts: the compiler's module, which takes half a second to load. */
export function readSource(path: string, text: string, ts: typeof TypeScript): SourceFacts {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lines = text.replace(/\n$/, '').split('\n')
  const comments = findCommentLines(lines)
  const isCode = lines.map((line, index) => line.trim() !== '' && !comments.has(index))
  const functions: SourceFacts['functions'] = []
  const imports: string[] = []
  const templates: TypeScript.TaggedTemplateExpression[] = []
  const visit = (node: TypeScript.Node): void => {
    if (isFunction(node, ts)) {
      const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line
      const last = file.getLineAndCharacterOfPosition(node.end).line
      functions.push({
        name: findName(node, ts),
        codeLines: isCode.slice(first, last + 1).filter(Boolean).length,
      })
    }
    imports.push(...findImport(node, ts))
    if (isSql(node, ts)) templates.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return {
    path,
    lines: lines.length,
    codeLines: isCode.filter(Boolean).length,
    longLines: lines.filter((line) => line.length > longest).length,
    functions,
    exports: findExports(file, ts),
    imports,
    hasBothLanguages: /=== 'es'/.test(text) || /^\s+es: [{'"`(]/m.test(text),
    comments: listComments(lines, comments),
    sqlLengths: templates.map((one) => one.template.getText(file).length),
  }
}

function findCommentLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  let isInside = false
  for (const [index, line] of lines.entries()) {
    const start = line.trim()
    if (isInside || start.startsWith('//') || start.startsWith('/*') || start.startsWith('{/*'))
      found.add(index)
    if (!isInside && /^\{?\/\*/.test(start)) isInside = !start.includes('*/')
    else if (isInside && start.includes('*/')) isInside = false
  }
  return found
}

function listComments(lines: readonly string[], indexes: ReadonlySet<number>): string[][] {
  const found: string[][] = []
  let last = -2
  for (const index of indexes) {
    const line = (lines[index] ?? '').trim()
    const isNew = index !== last + 1 || /^\{?\/\*/.test(line)
    if (isNew) found.push([])
    const words = line
      .replace(/^(\{?\/\*+|\*+\/?|\/\/)\s?/, '')
      .replace(/\*\/\}?$/, '')
      .trim()
    if (words !== '') found.at(-1)?.push(words)
    last = index
  }
  return found
}

const isSql = (
  node: TypeScript.Node,
  ts: typeof TypeScript,
): node is TypeScript.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql'

type Function =
  | TypeScript.FunctionDeclaration
  | TypeScript.FunctionExpression
  | TypeScript.ArrowFunction
  | TypeScript.MethodDeclaration

const isFunction = (node: TypeScript.Node, ts: typeof TypeScript): node is Function =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

function findName(node: Function, ts: typeof TypeScript): string {
  const { parent } = node
  if (node.name !== undefined) return node.name.getText()
  const isNamedByParent = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
  return isNamedByParent ? parent.name.getText() : ''
}

function findExports(file: TypeScript.SourceFile, ts: typeof TypeScript): string[] {
  return file.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file))
    const isDeclaration =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    return isDeclaration && statement.name !== undefined ? [statement.name.text] : []
  })
}

function findImport(node: TypeScript.Node, ts: typeof TypeScript): string[] {
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  let specifier: TypeScript.Node | undefined
  if (isDynamic) [specifier] = node.arguments
  else if (isStatement) specifier = node.moduleSpecifier
  return specifier !== undefined && ts.isStringLiteral(specifier) ? [specifier.text] : []
}
