// The server and the libraries it needs in a few files: opening 2,800 small ones was two thirds of
// a start.
import { rolldown, type Plugin, type RolldownLog } from 'rolldown'
import { languages } from '../../src/domain/shared/language.ts'

/** Stay in node_modules: programs of the machine, and what libraries look for and do without. */
const notBundled = ['sharp', 'pg-native', 'bufferutil', 'utf-8-validate', 'bun:sqlite']

/** Writes out the imports of every language, which the bundler cannot follow. */
const everyLanguage: Plugin = {
  name: 'sideout:every-language',
  load: {
    filter: { id: /\/src\/words\/every-language\.ts$/ },
    handler: () =>
      [
        ...languages.map((language) => `import * as ${language} from './${language}/words.ts'`),
        `export const translations = { ${languages.join(', ')} }`,
      ].join('\n'),
  },
}

/**
 * Writes the program into `folder`, which must lie two levels below the project as src/server does:
 * modules find files beside the sources from there. Throws when an import leads nowhere.
 */
export async function buildServerProgram({
  project,
  folder,
}: {
  project: string
  folder: string
}): Promise<void> {
  const missing: string[] = []
  const onLog = (_level: string, log: RolldownLog): void => {
    if (log.code === 'UNRESOLVED_IMPORT') missing.push(log.message)
  }
  const bundle = await rolldown({
    input: `${project}/src/server/main.ts`,
    cwd: project,
    platform: 'node',
    external: notBundled,
    plugins: [everyLanguage],
    onLog,
  })
  // Names of classes and functions are what a stack trace in the log can be read by.
  await bundle.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  if (missing.length > 0)
    throw new Error(`The server imports what is not there:\n${missing.join('\n')}`)
}
