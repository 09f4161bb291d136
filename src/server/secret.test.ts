import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecret } from './secret.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sideout-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the first start makes a secret of 32 random bytes that only its owner can read', async () => {
  const secret = await loadSecret(dataDir)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['secret'])
})

test('later starts get the same secret', async () => {
  expect(await loadSecret(dataDir)).toBe(await loadSecret(dataDir))
})

test('ten starts at once agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadSecret(dataDir)))
  expect(new Set(secrets).size).toBe(1)
  expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim()).toBe(secrets[0])
})

test('a DATA_DIR that does not exist is made', async () => {
  expect(await loadSecret(join(dataDir, 'deep', 'er'))).toHaveLength(43)
})

test('a secret that others can read is closed', async () => {
  await loadSecret(dataDir)
  await chmod(join(dataDir, 'secret'), 0o644)
  await loadSecret(dataDir)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a damaged secret stops the start and names its file', async () => {
  await writeFile(join(dataDir, 'secret'), 'short')
  await expect(loadSecret(dataDir)).rejects.toThrow(join(dataDir, 'secret'))
})
