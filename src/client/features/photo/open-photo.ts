// Decodes a chosen file as a picture, or returns why it can't. Browsers apply the camera
// orientation.
import { ok, refuse, type Result } from '#domain/shared/result.ts'

export type OpenPhoto = { url: string; image: HTMLImageElement; close: () => void }

/** Checks the first bytes, not the name, as the server does. */
async function isPngOrJpeg(file: File): Promise<boolean> {
  const start = Array.from(new Uint8Array(await file.slice(0, 4).arrayBuffer()), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return start === '89504e47' || start.startsWith('ffd8ff')
}

/**
 * Checked before the picture gets a URL: Chromium tries to fetch the URL of one it can't decode,
 * which our CSP forbids.
 */
async function isReadable(file: File): Promise<boolean> {
  return createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1 }).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}

export async function openPhoto(
  file: File,
): Promise<Result<OpenPhoto, 'photo-type' | 'photo-broken'>> {
  if (!(await isPngOrJpeg(file).catch(() => false))) return refuse('photo-type')
  if (!(await isReadable(file))) return refuse('photo-broken')
  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return ok({ url, image, close })
  } catch {
    close()
    return refuse('photo-broken')
  }
}
