// The files that differ for a name of its own, each drawn when it is first asked for.
import { join } from 'node:path'
import { hashBody, type StaticFile } from '../transport/client-files/static-files.ts'
import { drawIcon, drawSharePicture } from './draw-logo.ts'
import type { ServedBranding } from './watch-branding.ts'

export const logoPath = '/installation/logo'

const white = '#ffffff'
const icons: Readonly<Record<string, { widthPx: number; part?: number; ground?: string }>> = {
  '/icon-192.png': { widthPx: 192 },
  '/icon-512.png': { widthPx: 512 },
  '/icon-maskable-192.png': { widthPx: 192, part: 0.6, ground: white },
  '/icon-maskable-512.png': { widthPx: 512, part: 0.6, ground: white },
  '/apple-touch-icon.png': { widthPx: 180, part: 0.8, ground: white },
  '/badge-96.png': { widthPx: 96 },
}
export const shippedPictures = [
  '/screenshot-day.png',
  '/screenshot-narrow.png',
  '/screenshot-wide.png',
]

export type NamedFiles = { find(path: string): Promise<StaticFile> | null }

export function createNamedFiles(branding: ServedBranding, faceFolder: string): NamedFiles {
  const made = new Map<string, Promise<StaticFile>>()
  return {
    find: (path) => {
      const make = findMaker(path, branding, faceFolder)
      if (make === null) return null
      const file = made.get(path) ?? make()
      made.set(path, file)
      file.catch(() => made.delete(path))
      return file
    },
  }
}

function findMaker(
  path: string,
  branding: ServedBranding,
  faceFolder: string,
): (() => Promise<StaticFile>) | null {
  if (path === '/icon.svg' || path === logoPath)
    return () => Promise.resolve(toLogo(branding, path))
  if (path === '/share.png') return () => render(drawSharePicture(branding), 1200, faceFolder)
  const icon = icons[path]
  return icon === undefined
    ? null
    : () => render(drawIcon(branding, icon), icon.widthPx, faceFolder)
}

const toFile = (identity: Buffer, type: string): StaticFile => ({
  type,
  etag: hashBody(identity),
  bodies: { identity },
})

function toLogo({ logo, ...branding }: ServedBranding, path: string): StaticFile {
  return logo?.type === 'png' && path === logoPath
    ? toFile(logo.bytes, 'image/png')
    : toFile(Buffer.from(drawIcon({ ...branding, logo })), 'image/svg+xml')
}

async function render(svg: string, widthPx: number, faceFolder: string): Promise<StaticFile> {
  return toFile(await renderIcon(svg, { widthPx, faceFolder }), 'image/png')
}

export async function renderIcon(
  svg: string,
  { widthPx, faceFolder }: { widthPx: number; faceFolder?: string },
): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const fontFiles =
    faceFolder === undefined
      ? []
      : ['archivo-heavy.ttf', 'archivo-plain.ttf'].map((file) => join(faceFolder, file))
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles },
  })
  return picture.asPng()
}
