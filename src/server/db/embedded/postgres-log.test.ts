import { writeSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import { openPostgresLog } from './postgres-log.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-log-'))
  file = join(folder, 'postgres.log')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what was written since a moment can be read', async () => {
  await appendFile(file, 'yesterday\n')
  const log = await openPostgresLog(file)
  const size = await log.size()
  writeSync(log.fd, 'today\n')
  expect(await log.readSince(size)).toBe('today')
  await log.close()
})

test('a full log becomes postgres.log.1 while the server lives, and writing goes on in a short one', async () => {
  const log = await openPostgresLog(file, { bytes: 100, checkMs: 5 })
  writeSync(log.fd, 'a'.repeat(101))
  await until('the log is moved', async () => (await stat(file)).size === 0)
  expect(await readFile(`${file}.1`, 'utf8')).toBe('a'.repeat(101))
  writeSync(log.fd, 'next')
  expect(await readFile(file, 'utf8')).toBe('next')
  await log.close()
})

test('a log that grew while no server lived is bounded at the start', async () => {
  await appendFile(file, 'a'.repeat(101))
  const log = await openPostgresLog(file, { bytes: 100, checkMs: 60_000 })
  expect(await log.size()).toBe(0)
  await log.close()
})
