import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { hidden, isBucketOrFolder, isOrigin, matches, s3Address, shown } from '../setting-forms.ts'
import type { S3Settings } from './ask-s3.ts'
import type { Storage } from './open-photo-store.ts'

export const storageSettings = {
  STORAGE: hidden('a folder or s3://bucket', isBucketOrFolder),
  S3_ENDPOINT: shown('an http:// or https:// address without a path', isOrigin),
  S3_REGION: shown('the name of a region, such as eu-west-1', matches(/^[\w-]+$/)),
  S3_ACCESS_KEY_ID: shown('a key id without spaces', matches(/^\S+$/)),
  S3_SECRET_ACCESS_KEY: hidden('a key without spaces', matches(/^\S+$/)),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_S3: shown('s3://bucket or s3://bucket/folder', matches(s3Address)),
  BACKUP_S3_ENDPOINT: shown('an http:// or https:// address without a path', isOrigin),
  BACKUP_S3_REGION: shown('the name of a region, such as eu-west-1', matches(/^[\w-]+$/)),
  BACKUP_S3_ACCESS_KEY_ID: shown('a key id without spaces', matches(/^\S+$/)),
  BACKUP_S3_SECRET_ACCESS_KEY: hidden('a key without spaces', matches(/^\S+$/)),
  BACKUP_S3_PLAIN: shown('on or off', matches(/^(on|off)$/)),
}

type StorageSettings = {
  STORAGE?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export function readStorage(settings: StorageSettings, dataDir: string): Storage {
  const bucket = readBucket({
    address: settings.STORAGE,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  })
  return bucket === null
    ? { kind: 'folder', path: resolve(settings.STORAGE ?? join(dataDir, 'uploads')) }
    : { kind: 's3', ...bucket }
}

type BucketTexts = Record<
  'address' | 'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey',
  string | undefined
>

function readBucket(texts: BucketTexts): S3Settings | null {
  const { address = '', region = 'us-east-1', accessKeyId = '', secretAccessKey = '' } = texts
  const [, bucket, path = ''] = s3Address.exec(address) ?? []
  if (bucket === undefined) return null
  const endpoint = new URL(texts.endpoint ?? `https://s3.${region}.amazonaws.com`).origin
  const prefix = path === '' ? '' : `${path.slice(1)}/`
  return { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey }
}

type AwaySettings = {
  BACKUP_S3?: string | undefined
  BACKUP_S3_ENDPOINT?: string | undefined
  BACKUP_S3_REGION?: string | undefined
  BACKUP_S3_ACCESS_KEY_ID?: string | undefined
  BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined
  BACKUP_S3_PLAIN?: string | undefined
}
/** takesPlain: backups that aren't encrypted may leave this machine. */
export type BackupAway = S3Settings & { takesPlain: boolean }

export function readBackupAway(settings: AwaySettings): BackupAway | null {
  const bucket = readBucket({
    address: settings.BACKUP_S3,
    endpoint: settings.BACKUP_S3_ENDPOINT,
    region: settings.BACKUP_S3_REGION,
    accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY,
  })
  return bucket && { ...bucket, takesPlain: settings.BACKUP_S3_PLAIN === 'on' }
}

type BackupSettings = { BACKUP_DIR?: string | undefined; DATABASE_URL?: string | undefined }

export function readBackupDir(settings: BackupSettings, dataDir: string): string | null {
  if (settings.BACKUP_DIR !== undefined) return resolve(settings.BACKUP_DIR)
  return settings.DATABASE_URL === undefined ? join(dataDir, 'backups') : null
}

const bucketKeys = { STORAGE: 'S3', BACKUP_S3: 'BACKUP_S3' } as const

export const complainOfBuckets = (values: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(bucketKeys)
    .filter(
      ([name, start]) =>
        s3Address.test(values[name] ?? '') &&
        !(`${start}_ACCESS_KEY_ID` in values || `${start}_SECRET_ACCESS_KEY` in values),
    )
    .map(
      ([name, start]) =>
        `${start}_ACCESS_KEY_ID: is not set although ${name} is a bucket, expected the key that may write there`,
    )
