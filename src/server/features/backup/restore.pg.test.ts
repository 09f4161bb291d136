// A restore from the console: into a spare store first, then all rows at once.
import { expect, test } from 'vitest'
import { recentSignInMs } from '#domain/account/account.ts'
import {
  app,
  owner,
  startRestores,
  type Act,
  refused,
  appointed,
  backUp,
  asking,
  see,
  listLocations,
  restoreNow,
  dropBefore,
  holdTable,
  isSwitching,
  isClosed,
  getStoreId,
} from '#test/scenes/restore-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { maintenanceTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import { workOnBackups } from './jobs.ts'

startRestores()

test('what came after the backup is gone, what went is back, and the backup of now takes it back again', async () => {
  const backupId = await backUp()
  await dropBefore()
  await aLocation(app.db, { locationId: 'after' })
  const late = await app.signedIn('late')
  await restoreNow(backupId)
  expect(await listLocations()).toEqual(['before'])
  expect(await late.call('operators-see', { page: 'home' })).toMatchObject(refused('not-signed-in'))
  const { restore, backups } = await see()
  expect(restore).toMatchObject({ state: 'done', fault: null })
  expect(backups).toMatchObject([
    { state: 'good', owners: [owner.email] },
    { state: 'good', backupId },
  ])
  const log = await owner.must('operators-see', { page: 'log', before: null })
  expect(log.page === 'log' ? log.lines[0] : null).toMatchObject({
    command: 'backups restore',
    by: expect.any(String),
  })
  await restoreNow(backups[0]?.backupId ?? '')
  expect(await listLocations()).toEqual(['after'])
})

test('while rows are replaced, pages say so in the reader’s language, calls and windows come back later, and an open window is sent away', async () => {
  const backupId = await backUp()
  await aLocation(app.db, { locationId: 'after' })
  const socket = await app.socket(owner.token)
  const first = await until('it is greeted', () => socket.frames[0])
  const held = await holdTable()
  await owner.must('operators-act', asking(backupId))
  const working = workOnBackups(app.deps)
  await until('it is closed', isClosed)
  await until('it switches', isSwitching)
  for (const language of ['en', 'es'] as const) {
    const headers = { accept: 'text/html', cookie: `language=${language}` }
    const page = await fetch(`${app.url}/landing`, { headers })
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('3')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain(wordsIn(language, maintenanceTexts).title)
    expect(html.length).toBeLessThan(4_000)
  }
  const call = await fetch(`${app.url}/call/version-current`, { method: 'POST' })
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ error: { details: { code: 'unavailable' } } })
  expect((await fetch(`${app.url}/livez`)).status).toBe(200)
  expect(await socket.closed).toBe(1001)
  await expect(app.socket(owner.token)).rejects.toThrow('503')
  await held.release()
  await working
  await until('it is open', async () => !(await isClosed()))
  expect(await listLocations()).toEqual(['before'])
  const again = await app.socket(owner.token)
  const later = await until('it is greeted', () => again.frames[0])
  expect(getStoreId(later)).not.toBe(getStoreId(first))
})

test('only an owner restores, with a recent sign-in, and one at a time; meanwhile other work waits', async () => {
  const backupId = await backUp()
  const others = await Promise.all(
    (['operator', 'moderator', 'viewer'] as const).map((role) => appointed(role, role)),
  )
  for (const other of [...others, await app.signedIn('nobody')])
    expect(await other.call('operators-act', asking(backupId))).toMatchObject(
      refused('not-allowed'),
    )
  const former = await appointed('former', 'owner')
  await app.db.deleteFrom('operators').where('userId', '=', former.userId).execute()
  expect(await former.call('operators-act', asking(backupId))).toMatchObject(refused('not-allowed'))
  for (const typedName of ['Another', 'Side out'])
    expect(
      await owner.call('operators-act', {
        act: 'restoreBackup',
        backupId,
        typedName,
        identity: null,
        password: null,
      }),
    ).toEqual({
      ok: false,
      refusal: { code: 'bad-input', params: { field: 'name' } },
    })
  const old = new Date(app.clock.now() - recentSignInMs)
  const signedIn = (createdAt: Date) =>
    app.db.updateTable('auth_sessions').set({ createdAt }).execute()
  await signedIn(old)
  expect(await owner.call('operators-act', asking(backupId))).toMatchObject(
    refused('sign-in-too-old'),
  )
  await signedIn(new Date(app.clock.now()))
  const second = await appointed('second', 'owner')
  const both = await Promise.all(
    [owner, second].map((by) => by.call('operators-act', asking(backupId))),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const waiting: Act[] = [
    { act: 'makeBackup' },
    { act: 'tryBackup', backupId },
    { act: 'removeBackup', backupId, password: null },
  ]
  for (const act of [asking(backupId), ...waiting])
    expect(await owner.call('operators-act', act)).toMatchObject(refused('backup-busy'))
})
