// Reads the SQL templates of the server whose result is cast to a type: `sql<Row>` and templates
// whose type comes from where they stand.
import ts from 'typescript'
import { toPromised, type Promised } from './promised.ts'
import { listServerFiles, type ServerProgram } from './server-program.ts'

export type SqlCast = {
  /** File and function, as in `features/club/queries.ts listClubs`. */
  place: string
  line: number
  /** The template's text between its values; what a running statement is recognized by. */
  key: string
  promised: Promised
}

export const toCastKey = (fragments: readonly string[]): string => fragments.join('\u0000')

/** Those of migrations left out: they run once, on the store they were written for. */
export function readSqlCasts(server: ServerProgram): SqlCast[] {
  const found: SqlCast[] = []
  for (const { path, file } of listServerFiles(server, /^(?!db\/migrations\/)/)) {
    const visit = (node: ts.Node): void => {
      if (isSql(node)) found.push(...toCast(node, server.checker, path))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

type Template = ts.TaggedTemplateExpression
const isSql = (node: ts.Node): node is Template =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'

function toCast(node: Template, checker: ts.TypeChecker, path: string): SqlCast[] {
  const cast = findCast(node, checker)
  if (cast === null || (cast.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) return []
  return [
    {
      place: `${path} ${findFunctionName(node)}`,
      line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1,
      key: toCastKey(listFragments(node.template)),
      promised: toPromised(cast, checker, node),
    },
  ]
}

/** The written type, else that of the place, as of a function that returns RawBuilder<boolean>. */
function findCast(node: Template, checker: ts.TypeChecker): ts.Type | null {
  const [written] = node.typeArguments ?? []
  if (written !== undefined) return checker.getTypeFromTypeNode(written)
  if (ts.isTemplateSpan(node.parent)) return null
  const expected = checker.getContextualType(node)
  if (expected?.symbol?.name !== 'RawBuilder') return null
  return checker.getTypeArguments(expected as ts.TypeReference)[0] ?? null
}

const listFragments = (template: ts.TemplateLiteral): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]

function findFunctionName(node: ts.Node): string {
  let name = ''
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionDeclaration(at) && !ts.isVariableDeclaration(at)) continue
    if (at.name !== undefined && ts.isIdentifier(at.name)) name = at.name.text
  }
  return name
}
