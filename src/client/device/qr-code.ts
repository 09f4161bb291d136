// QR codes as pictures: black on white whatever the theme, with the quiet edge that scanners need.
import { toCanvas, toString } from 'qrcode'

/** Repairs a seventh of what is smudged or torn off. */
const level = 'M'
const pngSize = 1024

/** The code of `text` as an SVG document. */
export const qrSvg = (text: string): Promise<string> =>
  toString(text, { type: 'svg', errorCorrectionLevel: level, margin: 4 })

/** An address for <img> that holds an SVG document. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The code of `text` as a PNG large enough for paper. */
export async function qrPng(text: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  await toCanvas(canvas, text, { errorCorrectionLevel: level, margin: 4, width: pngSize })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)),
      'image/png',
    )
  })
}
