// A chosen file as a picture the browser can draw, or why it is none. Pictures are shown as the
// phone was held: browsers turn them.
import { ok, refuse, type Result } from '#domain/shared/result.ts'

/** A picture that was decoded; `close` gives its memory back. */
export type OpenPhoto = { url: string; image: HTMLImageElement; close: () => void }

/** The server asks the same of what it gets: the first bytes tell, whatever the name says. */
async function isPngOrJpeg(file: File): Promise<boolean> {
  const start = Array.from(new Uint8Array(await file.slice(0, 4).arrayBuffer()), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return start === '89504e47' || start.startsWith('ffd8ff')
}

/**
 * Asked before the picture gets an address: of one it cannot decode Chromium tries to fetch the
 * address, which our pages forbid.
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

/** Opens a file; what the browser cannot decode is broken, whatever its name. */
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
