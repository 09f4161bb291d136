// The server's sources as TypeScript's compiler sees them.
import { relative } from 'node:path'
import ts from 'typescript'

export type ServerProgram = { project: string; program: ts.Program; checker: ts.TypeChecker }

export function openServerProgram(project: string): ServerProgram {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${project}/src/server/tsconfig.json`,
    { incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (config === undefined) throw new Error('no configuration of the server')
  const program = ts.createProgram(config.fileNames, config.options)
  return { project, program, checker: program.getTypeChecker() }
}

/** The files whose path from src/server matches. */
export function listServerFiles(
  { project, program }: ServerProgram,
  wanted: RegExp,
): { path: string; file: ts.SourceFile }[] {
  return program
    .getSourceFiles()
    .map((file) => ({ path: relative(`${project}/src/server`, file.fileName), file }))
    .filter(({ path }) => !path.startsWith('..') && wanted.test(path))
}
