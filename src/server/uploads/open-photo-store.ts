import type { S3Settings } from './ask-s3.ts'
import { createFolderStore } from './folder-store.ts'
import type { PhotoStore } from './photo-store.ts'
import { createS3Store } from './s3-store.ts'

export type Storage = { kind: 'folder'; path: string } | ({ kind: 's3' } & S3Settings)

export function openPhotoStore(storage: Storage): PhotoStore {
  return storage.kind === 'folder' ? createFolderStore(storage.path) : createS3Store(storage)
}
