// Build step: puts a .br beside every file worth it. The server keeps only that in memory, and
// makes other forms of it for the few clients that want one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
/** The server puts its address into pages, so it compresses them again; here they only take less memory. */
const worthIt = /\.(js|css|svg|txt|webmanifest|html)$/

export function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'sideout:compressed',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async writeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const paths = entries
        .filter((entry) => entry.isFile() && worthIt.test(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`)
      const done = new Map<string, Promise<Buffer>>()
      await Promise.all(paths.map((path) => compress(path, done)))
    },
  }
}

/** `done`: by content. Most scripts have no words and are the same in every language. */
async function compress(path: string, done: Map<string, Promise<Buffer>>): Promise<void> {
  const bytes = await readFile(path)
  const content = bytes.toString('latin1')
  const packing = done.get(content) ?? pack(bytes)
  done.set(content, packing)
  await writeFile(`${path}.br`, await packing)
}

const pack = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
