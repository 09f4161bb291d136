// Build step: adds a .br file beside each compressible file. The server keeps only that in memory
// and converts it for the few clients without Brotli.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
/** HTML is compressed again after the server inserts its address; this form only saves memory. */
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

/** `done` caches by content, because most scripts are the same in every language. */
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
