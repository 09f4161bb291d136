import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { hidden, isBucketOrFolder, isOrigin, matches, s3Address, shown } from '../setting-forms.ts'
import type { Storage } from './open-photo-store.ts'

export const storageSettings = {
  STORAGE: hidden('a folder or s3://bucket', isBucketOrFolder),
  S3_ENDPOINT: shown('an http:// or https:// address without a path', isOrigin),
  S3_REGION: shown('the name of a region, such as eu-west-1', matches(/^[\w-]+$/)),
  S3_ACCESS_KEY_ID: shown('a key id without spaces', matches(/^\S+$/)),
  S3_SECRET_ACCESS_KEY: hidden('a key without spaces', matches(/^\S+$/)),
  BACKUP_DIR: v.optional(v.string()),
}

type StorageSettings = {
  STORAGE?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export function readStorage(settings: StorageSettings, dataDir: string): Storage {
  const [, bucket, path = ''] = s3Address.exec(settings.STORAGE ?? '') ?? []
  if (bucket === undefined)
    return { kind: 'folder', path: resolve(settings.STORAGE ?? join(dataDir, 'uploads')) }
  const region = settings.S3_REGION ?? 'us-east-1'
  return {
    kind: 's3',
    bucket,
    prefix: path === '' ? '' : `${path.slice(1)}/`,
    region,
    endpoint: new URL(settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).origin,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
}

type BackupSettings = { BACKUP_DIR?: string | undefined; DATABASE_URL?: string | undefined }

export function readBackupDir(settings: BackupSettings, dataDir: string): string | null {
  if (settings.BACKUP_DIR !== undefined) return resolve(settings.BACKUP_DIR)
  return settings.DATABASE_URL === undefined ? join(dataDir, 'backups') : null
}
