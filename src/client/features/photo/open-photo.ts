// A chosen file as a picture the browser can draw, or why it is none. Pictures are shown as the phone was held: browsers turn them.
import { photoExtensions } from '#domain/photo/photo.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'

/** A picture that was decoded; `close` gives its memory back. */
export type OpenPhoto = { url: string; image: HTMLImageElement; close: () => void }

const isOfferedType = ({ name, type }: File): boolean =>
  type === 'image/png' || type === 'image/jpeg' || (type === '' && photoExtensions.some((end) => name.toLowerCase().endsWith(end)))

/** Opens a file; what the browser cannot decode is broken, whatever its name. */
export async function openPhoto(file: File): Promise<Result<OpenPhoto, 'photo-type' | 'photo-broken'>> {
  if (!isOfferedType(file)) return refuse('photo-type')
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
