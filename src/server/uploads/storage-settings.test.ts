import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const key = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'key' }

test('a bucket for backups needs its own key, and takes encrypted ones only', () => {
  const read = (env: Record<string, string>) => readConfig({ BACKUP_S3: 's3://far-away', ...env })
  expect(() => read({})).toThrow('BACKUP_S3_ACCESS_KEY_ID: is not set although BACKUP_S3 is a')
  expect(read(key).backupAway).toMatchObject({ bucket: 'far-away', prefix: '', takesPlain: false })
  expect(read({ ...key, BACKUP_S3_PLAIN: 'on' }).backupAway?.takesPlain).toBe(true)
  expect(() => read({ ...key, BACKUP_S3: '/a/folder' })).toThrow('s3://bucket')
})
