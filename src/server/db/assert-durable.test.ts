import { expect, test } from 'vitest'
import { assertDurable } from './assert-durable.ts'

const settings = (changes: Record<string, string>) => () =>
  Promise.resolve(
    Object.entries({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      server_version_num: '150004',
      ...changes,
    }).map(([name, setting]) => ({ name, setting })),
  )

test('PostgreSQL 15 with everything on is accepted', async () => {
  await expect(assertDurable(settings({}))).resolves.toBeUndefined()
})

test('a commit that also waits for replicas is accepted', async () => {
  await expect(
    assertDurable(settings({ synchronous_commit: 'remote_apply' })),
  ).resolves.toBeUndefined()
})

test('an older version is refused', async () => {
  await expect(assertDurable(settings({ server_version_num: '140011' }))).rejects.toThrow(
    'its version is 14: 15 or newer is needed.',
  )
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  '%s off is refused by name',
  async (name) => {
    await expect(assertDurable(settings({ [name]: 'off' }))).rejects.toThrow(`${name} is off`)
  },
)

test('a server that does not tell its settings is refused', async () => {
  await expect(assertDurable(() => Promise.resolve([]))).rejects.toThrow(
    /version is NaN[\s\S]*fsync is off/,
  )
})
