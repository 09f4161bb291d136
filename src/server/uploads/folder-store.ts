// Stores photos in a local folder, one file each; written under a temporary name, flushed, then
// renamed, so that a photo is never partial.
import { constants } from 'node:fs'
import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhotoKey } from '#domain/photo/photo.ts'
import { makePrivateFolder, removeUnfinished, replaceFile } from '../durable-file.ts'
import { assertPhotoKey, PhotoStoreError, type PhotoStore } from './photo-store.ts'

const getErrorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown'
const failed =
  (what: string) =>
  (error: unknown): never => {
    throw new PhotoStoreError(`a photo could not be ${what} (${getErrorCode(error)})`, {
      cause: error,
    })
  }

export function createFolderStore(folder: string): PhotoStore {
  const getFilePath = (key: string): string => {
    assertPhotoKey(key)
    return join(folder, key)
  }
  const makeFolder = () => makePrivateFolder(folder)
  return {
    put: async (key, bytes) => {
      const file = getFilePath(key)
      await makeFolder()
        .then(() => replaceFile(file, bytes))
        .catch(failed('kept'))
    },
    get: async (key) =>
      readFile(getFilePath(key)).catch((error: unknown) =>
        getErrorCode(error) === 'ENOENT' ? null : failed('read')(error),
      ),
    remove: async (key) => rm(getFilePath(key), { force: true }).catch(failed('removed')),
    list: async () =>
      (
        await readdir(folder).catch((error: unknown) =>
          getErrorCode(error) === 'ENOENT' ? [] : failed('listed')(error),
        )
      ).filter(isPhotoKey),
    removeUnfinished: async (before) =>
      removeUnfinished(folder, before).catch((error: unknown) =>
        getErrorCode(error) === 'ENOENT' ? 0 : failed('removed')(error),
      ),
    check: async () => {
      await makeFolder()
        .then(() => access(folder, constants.R_OK | constants.W_OK | constants.X_OK))
        .catch((error: unknown) => {
          throw new PhotoStoreError(
            `the folder ${folder} cannot be written (${getErrorCode(error)})`,
            {
              cause: error,
            },
          )
        })
    },
  }
}
