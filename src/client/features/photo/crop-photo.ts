// Draws the chosen part of a picture at the size it is sent in: twice the crop where the picture
// has that much, never more than it has.
import type { Crop } from '#domain/photo/photo.ts'

export type Area = { x: number; y: number; width: number; height: number }

const sharpness = 2
const quality = 0.9

/** The size a part of `area` pixels is sent in. */
export function sentSize(
  area: Pick<Area, 'width' | 'height'>,
  crop: Crop,
): { width: number; height: number } {
  const scale = Math.min(1, (crop.width * sharpness) / area.width)
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  }
}

/** The part as a JPEG without anything the camera wrote; null when the browser cannot make one. */
export async function cropPhoto(
  image: HTMLImageElement,
  area: Area,
  crop: Crop,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sentSize(area, crop))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // Where a PNG is see-through, paper shows.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}
