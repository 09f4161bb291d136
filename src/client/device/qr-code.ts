// QR codes as pictures: black on white in any theme, with the quiet zone that scanners need.
import { toCanvas, toString } from 'qrcode'

const level = 'M'
const pngSize = 1024

export const qrSvg = (text: string): Promise<string> =>
  toString(text, { type: 'svg', errorCorrectionLevel: level, margin: 4 })

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

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
