// Build step: writes licences.txt with every shipped or run package and its license, from
// package-lock.json and the packages.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }

const line = '-'.repeat(80)

export function licences({ project }: { project: string }): Plugin {
  return {
    name: 'sideout:licences',
    apply: 'build',
    async generateBundle() {
      const { packages } = JSON.parse(
        await readFile(join(project, 'package-lock.json'), 'utf8'),
      ) as { packages: Record<string, Locked> }
      const shipped = Object.entries(packages).filter(
        ([path, { dev, link }]) => path !== '' && dev !== true && link !== true,
      )
      const parts = await Promise.all(
        shipped.map(([path, locked]) => partOf(project, path, locked)),
      )
      const face = await readFile(join(project, 'src/client/ui/display-face/LICENSE'), 'utf8')
      const own = await readFile(join(project, 'LICENSE'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [
          'Sideout, AGPL-3.0-or-later (its text is at the end). It is made with:',
          ...parts.sort((a, b) => a.localeCompare(b, 'en')),
          `Archivo, of which the display face and the faces of pictures are cut: OFL-1.1\n\n${face.trim()}`,
          'The towns of the search for one come from GeoNames (https://www.geonames.org): CC-BY-4.0, https://creativecommons.org/licenses/by/4.0/',
          own,
        ].join(`\n\n${line}\n\n`),
      })
    },
  }
}

/** Packages for other platforms aren't installed, so only name and license are listed. */
async function partOf(
  project: string,
  path: string,
  { version = '', license = 'see its text' }: Locked,
): Promise<string> {
  const folder = join(project, path)
  const names = await readdir(folder).catch(() => [])
  const file = names.find((name) => /^(licen[cs]e|copying)/i.test(name))
  const text =
    file === undefined
      ? ''
      : `\n\n${(await readFile(join(folder, file), 'utf8').catch(() => '')).trim()}`
  return `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}: ${license}${text}`
}
