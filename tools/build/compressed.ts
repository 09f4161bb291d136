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
      await Promise.all(paths.map(compress))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes, { params })),
    writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 })),
  ])
}
