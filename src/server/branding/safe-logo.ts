// Makes a logo safe, or refuses it. The parser reads files that an image names, so images are
// refused before it sees them.
import { loadSharp } from '../uploads/load-sharp.ts'

export type SafeLogo = { type: 'svg' | 'png'; bytes: Buffer }
export type LogoFault =
  | 'too-large'
  | 'no-picture'
  | 'image'
  | 'text'
  | 'entities'
  | 'effects'
  | 'copies'
  | 'too-many-shapes'
  | 'empty'

const svgBytesMax = 300_000
const pngBytesMax = 4_000_000
const pixelsMax = 40_000_000
const shapesMax = 2_000
const copiesMax = 16
const pngSizePx = 512
const timeoutS = 10

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const refusedElements: readonly (readonly [LogoFault, RegExp])[] = [
  ['entities', /<!(?:ENTITY|DOCTYPE[^>]*\[)/i],
  ['image', /<[^\s<>/!?]*image(?=[\s/>])/iu],
  ['text', /<(?:[^\s<>/!?]*:)?(?:text|tspan|textPath|tref)(?=[\s/>])/iu],
  ['effects', /<(?:[^\s<>/!?]*:)?(?:filter|marker|pattern)(?=[\s/>])/iu],
]
const copy = /<(?:[^\s<>/!?]*:)?use(?=[\s/>])/giu
const comment = /<!--[^]*?-->/g
const shape = /<path\s/g
const foreign =
  /<(?!\/?(?:svg|defs|g|path|linearGradient|radialGradient|stop|clipPath|mask)[\s/>])|href="(?!#)|url\((?!#)|\son\w+=/i

export async function makeSafeLogo(bytes: Buffer): Promise<SafeLogo | LogoFault> {
  return bytes.subarray(0, pngSignature.length).equals(pngSignature)
    ? makePng(bytes)
    : makeSvg(bytes)
}

async function makePng(bytes: Buffer): Promise<SafeLogo | LogoFault> {
  if (bytes.length > pngBytesMax) return 'too-large'
  const sharp = await loadSharp()
  try {
    const png = await sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax })
      .resize({ width: pngSizePx, height: pngSizePx, fit: 'contain', background: '#0000' })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: timeoutS })
      .toBuffer()
    return { type: 'png', bytes: png }
  } catch {
    return 'no-picture'
  }
}

async function makeSvg(bytes: Buffer): Promise<SafeLogo | LogoFault> {
  if (bytes.length > svgBytesMax) return 'too-large'
  const source = readText(bytes)?.replaceAll(comment, '')
  if (source === undefined || !source.includes('<')) return 'no-picture'
  const refused = refusedElements.find(([, pattern]) => pattern.test(source))
  if (refused !== undefined) return refused[0]
  if ((source.match(copy) ?? []).length > copiesMax) return 'copies'
  return rewrite(source)
}

async function rewrite(source: string): Promise<SafeLogo | LogoFault> {
  const { Resvg } = await import('@resvg/resvg-js')
  let written: string
  try {
    written = new Resvg(source, { font: { loadSystemFonts: false } }).toString()
  } catch {
    return 'no-picture'
  }
  const shapes = (written.match(shape) ?? []).length
  if (shapes === 0) return 'empty'
  if (shapes > shapesMax) return 'too-many-shapes'
  if (foreign.test(written)) return 'image'
  const safe = Buffer.from(written.replaceAll(/>\s+</g, '><').trim())
  return safe.length > svgBytesMax ? 'too-large' : { type: 'svg', bytes: safe }
}

function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
