// A real S3-compatible server for one test file that checks signatures and stores objects in its
// own folder. TEST_S3_URL (http://keyId:secret@host:port/bucket) uses another server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '#server/uploads/ask-s3.ts'

export type S3Server = { settings: S3Settings; close(): Promise<void> }

const bucket = 'photos'

export async function startS3Server(): Promise<S3Server> {
  const given = process.env['TEST_S3_URL']
  if (given !== undefined)
    return { settings: settingsOf(new URL(given)), close: () => Promise.resolve() }
  const directory = await mkdtemp(join(tmpdir(), 'sideout-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      prefix: 'sideout/',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

const settingsOf = ({ origin, pathname, username, password }: URL): S3Settings => ({
  endpoint: origin,
  region: 'us-east-1',
  bucket: pathname.slice(1),
  prefix: 'sideout/',
  accessKeyId: decodeURIComponent(username),
  secretAccessKey: decodeURIComponent(password),
})
