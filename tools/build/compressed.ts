// Build step: puts a .br and a .gz beside every asset worth it, so that the server never compresses
// them again.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Pages are not here: the server puts its address into them first. */
const worthIt = /\.(js|css|svg|txt|webmanifest)$/

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
      const done = new Map<string, Promise<Packed>>()
      await Promise.all(paths.map((path) => compress(path, done)))
    },
  }
}

type Packed = { br: Buffer; gz: Buffer }

/** `done`: by content. Most scripts have no words and are the same in every language. */
async function compress(path: string, done: Map<string, Promise<Packed>>): Promise<void> {
  const bytes = await readFile(path)
  const content = bytes.toString('latin1')
  const packing = done.get(content) ?? pack(bytes)
  done.set(content, packing)
  const { br, gz } = await packing
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

async function pack(bytes: Buffer): Promise<Packed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  return { br, gz }
}
