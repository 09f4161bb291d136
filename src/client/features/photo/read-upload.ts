// Reads the upload screen's target and crop from its address.
import { toCrop, isPhotoTarget, type Crop, type PhotoTarget } from '#domain/photo/photo.ts'
import type { UploadSearch } from './upload-search.ts'

export function readUpload(search: UploadSearch): { target: PhotoTarget | null; crop: Crop } {
  const { target = '' } = search
  return { target: isPhotoTarget(target) ? target : null, crop: toCrop(search) }
}
