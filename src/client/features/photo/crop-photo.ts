// Crops a picture and scales it for upload: twice the crop size where the picture is large enough,
// never enlarged.
import type { Crop } from '#domain/photo/photo.ts'

export type Area = { x: number; y: number; width: number; height: number }

const sharpness = 2
const quality = 0.9

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

/** A JPEG without camera metadata; null when the browser can't create one. */
export async function cropPhoto(
  image: HTMLImageElement,
  area: Area,
  crop: Crop,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sentSize(area, crop))
  const context = canvas.getContext('2d')
  if (context === null) return null
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
