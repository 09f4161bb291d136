// Build step: adds a .br file beside each compressible file. The server keeps only that in memory
// and converts it for the few clients without Brotli.
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const compressible = '**/*.{js,css,svg,txt,webmanifest,html}'

export const compressed = (): Plugin => ({
  name: 'sideout:compressed',
  apply: 'build',
  async writeBundle({ dir: cwd = '' }) {
    const paths = globSync(compressible, { cwd }).map((path) => `${cwd}/${path}`)
    // Most scripts are the same in every language.
    const known = new Map<string, Promise<Buffer>>()
    await Promise.all(
      paths.map(async (path) => {
        const bytes = await readFile(path)
        const packed = known.getOrInsertComputed(bytes.toString('latin1'), () => toBrotli(bytes))
        await writeFile(`${path}.br`, await packed)
      }),
    )
  },
})
