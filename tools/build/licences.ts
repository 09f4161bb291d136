// Build step: writes licences.txt with every shipped or run package and its license, from
// package-lock.json and the packages.
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }

const line = `\n\n${'-'.repeat(80)}\n\n`

export const licences = ({ project }: { project: string }): Plugin => ({
  name: 'sideout:licences',
  apply: 'build',
  generateBundle() {
    const read = (path: string): string => readFileSync(`${project}/${path}`, 'utf8').trim()
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Locked>
    }
    const parts = Object.entries(packages)
      .filter(([path, { dev, link }]) => path !== '' && dev !== true && link !== true)
      .map(([path, { version, license = 'see its text' }]) => {
        // Packages for other platforms aren't installed, so only name and license are listed.
        const [file] = globSync(`${path}/{licen[cs]e,LICEN[CS]E,Licen[cs]e,COPYING}*`, {
          cwd: project,
        })
        const heading = `${path.replace(/^.*node_modules\//, '')} ${version}: ${license}`
        return file === undefined ? heading : `${heading}\n\n${read(file)}`
      })
    const source = [
      'Sideout, AGPL-3.0-or-later (its text is at the end). It is made with:',
      ...parts.sort((a, b) => a.localeCompare(b, 'en')),
      `Archivo, of which the display face and the faces of pictures are cut: OFL-1.1\n\n${read('src/client/ui/display-face/LICENSE')}`,
      'The towns of the search for one come from GeoNames (https://www.geonames.org): CC-BY-4.0, https://creativecommons.org/licenses/by/4.0/',
      read('LICENSE'),
    ].join(line)
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
  },
})
