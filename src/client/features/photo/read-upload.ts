// The target of the upload screen, from what its address asks for.
import { toCrop, isPhotoTarget, type Crop, type PhotoTarget } from '#domain/photo/photo.ts'
import type { UploadSearch } from './upload-search.ts'

/** Target null is one that has no photos. */
export function readUpload(search: UploadSearch): { target: PhotoTarget | null; crop: Crop } {
  const { target = '' } = search
  return { target: isPhotoTarget(target) ? target : null, crop: toCrop(search) }
}
