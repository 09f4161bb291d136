// npm run display-face: subsets the display face of Archivo for src/client/ui/display-face, and the
// faces of share pictures for data/faces. Its tools are installed in .cache/display-face; the
// subsets are committed, so builds don't need them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installTool } from './install/install-tool.ts'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2' | 'sfnt'; variationAxes?: Record<string, number> },
) => Promise<Buffer>

const root = join(import.meta.dirname, '..')
const cache = installTool('display-face')
const target = join(root, 'src/client/ui/display-face')
const faces = join(root, 'data/faces')

/** Characters of English and Spanish titles, dates and scores; others fall back. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
const text = `${ascii}\u00a0\u202fÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’ºª°·–—…×−€`

const subsetFont = createRequire(join(cache, 'package.json'))('subset-font') as SubsetFont
const archivo = join(cache, 'node_modules/@fontsource-variable/archivo')
const whole = readFileSync(join(archivo, 'files/archivo-latin-wdth-normal.woff2'))
const cut = await subsetFont(whole, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: 760, wdth: 104 },
})
writeFileSync(join(target, 'display-face.woff2'), cut)
copyFileSync(join(archivo, 'LICENSE'), join(target, 'LICENSE'))
console.log(`${(cut.length / 1000).toFixed(1)} kB`)

/** Names use every Latin alphabet; characters that the face lacks are skipped. */
const latin = Array.from({ length: 0x2200 - 32 }, (_, at) => String.fromCharCode(32 + at)).join('')
// Whole files, because web fonts are split by alphabet and the renderer uses one face per word.
const wholeFaces = join(cache, 'node_modules/@expo-google-fonts/archivo')
mkdirSync(faces, { recursive: true })
for (const [name, file] of [
  ['archivo-heavy', '800ExtraBold/Archivo_800ExtraBold.ttf'],
  ['archivo-plain', '500Medium/Archivo_500Medium.ttf'],
] as const) {
  const face = await subsetFont(readFileSync(join(wholeFaces, file)), latin, {
    targetFormat: 'sfnt',
  })
  writeFileSync(join(faces, `${name}.ttf`), face)
  console.log(`${name}: ${(face.length / 1000).toFixed(1)} kB`)
}
copyFileSync(join(archivo, 'LICENSE'), join(faces, 'LICENSE'))
