// Bundles the server and its libraries into a few files, because opening 2,800 small ones took two
// thirds of a start.
import { rolldown, type Plugin } from 'rolldown'
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental'

/** Stay in node_modules: native packages, and optional ones that libraries look up. */
const notBundled = [
  'sharp',
  '@resvg/resvg-js',
  'geo-tz/all',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
  'bun:sqlite',
]

/** Fastify's JSON schemas, which we don't use (transport/http.ts), and its test requests. */
const notUsed = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
]

const passkeysWhenUsed = (project: string): Plugin => ({
  name: 'sideout:passkeys-when-used',
  resolveId: {
    filter: { id: /^@simplewebauthn\/server$/ },
    handler: (_id, importer) =>
      importer?.includes('/@better-auth/passkey/')
        ? `${project}/src/server/auth/passkey/later-checks.ts`
        : null,
  },
})

/**
 * `folder` must be two levels below the project, like src/server, because modules locate files
 * relative to their source. Throws on unresolved imports.
 */
export async function buildServerProgram({
  project,
  folder,
}: {
  project: string
  folder: string
}): Promise<void> {
  const bundle = await rolldown({
    input: `${project}/src/server/main.ts`,
    cwd: project,
    platform: 'node',
    external: [...notBundled, ...notUsed],
    // Finds the words of each language (src/words/every-language.ts).
    plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin(), passkeysWhenUsed(project)],
    onLog: (_level, log, report) =>
      log.code === 'UNRESOLVED_IMPORT' ? report('error', log) : undefined,
  })
  // Class and function names keep stack traces readable.
  await bundle.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    keepNames: true,
    // The program's text stays in memory, and one character beyond Latin-1 doubles its size.
    charset: 'ascii',
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
}
