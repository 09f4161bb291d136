// A restore from the console that fails or dies on its way, or meets another key.
import { copyFile, truncate } from 'node:fs/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NoRoom } from '#server/db/backup/backup-fault.ts'
import { listMissingMigrations } from '#server/db/migrate.ts'
import { demoSignIns } from '#server/demo/cast.ts'
import {
  app,
  owner,
  startRestores,
  refused,
  appointed,
  backUp,
  asking,
  see,
  listLocations,
  restoreNow,
  dropBefore,
  findFile,
  holdTable,
  isSwitching,
  isClosed,
  expectUntouched,
} from '#test/scenes/restore-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { workOnBackups } from './jobs.ts'

startRestores()

test('whoever restores stays signed in, unless the backup doesn’t know them', async () => {
  const early = await appointed('early', 'owner')
  const sessions = app.db.selectFrom('auth_sessions').selectAll().where('userId', '=', early.userId)
  const session = await sessions.executeTakeFirstOrThrow()
  await app.db.deleteFrom('auth_sessions').where('userId', '=', early.userId).execute()
  const backupId = await backUp()
  await app.db.insertInto('auth_sessions').values(session).execute()
  await early.must('operators-act', asking(backupId))
  await workOnBackups(app.deps)
  await until('it is open', async () => !(await isClosed()))
  expect((await see(early)).restore).toMatchObject({ state: 'done' })
  app.clock.advance(1_000)
  const second = await appointed('second', 'owner')
  await second.must('operators-act', asking(backupId))
  await workOnBackups(app.deps)
  await until('it is open', async () => !(await isClosed()))
  expect(await second.call('operators-see', { page: 'backups' })).toMatchObject(
    refused('not-signed-in'),
  )
  const line = await app.db
    .selectFrom('operator_log')
    .select(['command', 'byUserId'])
    .orderBy('operatorLogId', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({ command: 'backups restore', byUserId: null })
  expect((await see()).restore).toMatchObject({ state: 'done' })
})

test('a cut file changes nothing, and neither does a full disk before the backup of now', async () => {
  const backupId = await backUp()
  await dropBefore()
  await aLocation(app.db, { locationId: 'after' })
  const place = app.deps.backups
  if (place == null) throw new Error('no place')
  app.deps.backups = { ...place, make: () => Promise.reject(new NoRoom('full')) }
  await restoreNow(backupId)
  await expectUntouched('full', 'saving')
  app.deps.backups = place
  await truncate(await findFile(backupId), 5_000)
  await restoreNow(backupId)
  await expectUntouched('damaged', 'loading')
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_database
    where datname like 'sideout_spare_' || (select oid from pg_database
      where datname = current_database()) || '%'`.execute(app.db)
  expect(rows).toEqual([{ n: 0 }])
})

test('an encrypted backup opens with its key only, which stays nowhere', async () => {
  const [identity, other] = [await generateIdentity(), await generateIdentity()]
  const recipient = await identityToRecipient(identity)
  await owner.must('operators-act', { act: 'setBackupKey', recipient, password: null })
  const backupId = await backUp()
  await dropBefore()
  await aLocation(app.db, { locationId: 'after' })
  const bad = { ok: false, refusal: { code: 'bad-input', params: { field: 'identity' } } }
  for (const text of [null, '', recipient])
    expect(await owner.call('operators-act', asking(backupId, text))).toMatchObject(bad)
  await restoreNow(backupId, other)
  await expectUntouched('key', 'loading')
  await restoreNow(backupId, `# public key: ${recipient}\n${identity}\n`)
  expect(await listLocations()).toEqual(['before'])
  expect(app.deps.backups?.orders.size).toBe(0)
  const kept = JSON.stringify([
    app.logs,
    app.securityLines,
    await app.db.selectFrom('call_answers').selectAll().execute(),
    await app.db.selectFrom('operator_log').selectAll().execute(),
    await app.db.selectFrom('restores').selectAll().execute(),
  ])
  expect(kept).not.toContain('SECRET-KEY')
})

test('a connection that dies in the middle of the switch leaves the old store, and the next try works', async () => {
  const backupId = await backUp()
  await dropBefore()
  await aLocation(app.db, { locationId: 'after' })
  const held = await holdTable()
  await owner.must('operators-act', asking(backupId))
  const working = workOnBackups(app.deps)
  await until('it switches', isSwitching)
  const kill = sql<{ n: number }>`select count(pg_terminate_backend(pid))::int as n
    from pg_stat_activity where application_name = 'sideout backup' and query like 'lock table%'
    and datname = current_database()`
  await until('it is killed', async () => ((await kill.execute(app.db)).rows[0]?.n ?? 0) > 0)
  await working
  await held.release()
  await until('it is open', async () => !(await isClosed()))
  await expectUntouched('database', 'switching')
  await restoreNow(backupId)
  expect(await listLocations()).toEqual(['before'])
})

test('a server that died on its way leaves the old store, and another one opens it again', async () => {
  const backupId = await backUp()
  await dropBefore()
  await aLocation(app.db, { locationId: 'after' })
  await owner.must('operators-act', asking(backupId))
  app.deps.backups?.orders.clear()
  await workOnBackups(app.deps)
  expect((await see()).restore).toMatchObject({ state: 'waiting' })
  await app.db.updateTable('restores').set({ state: 'switching' }).execute()
  app.deps.bus.publish(['backups'])
  await until('it is closed', isClosed)
  await workOnBackups(app.deps)
  await until('it is open', async () => !(await isClosed()))
  await expectUntouched('interrupted', 'switching')
})

test('a backup of an earlier release is migrated on its way, and its people sign in', async () => {
  const backupId = await backUp()
  await copyFile('test/stores/2026-11-22-05076766.tar.gz', await findFile(backupId))
  await app.db.updateTable('backups').set({ sha256: null }).execute()
  await restoreNow(backupId)
  expect(await listMissingMigrations(app.db)).toEqual([])
  expect(await listLocations()).not.toContain('before')
  const people = app.db.selectFrom('auth_users').select('email').where('email', 'like', 'robin@%')
  expect(await people.execute()).toHaveLength(1)
  const restores = app.db.selectFrom('restores').select(['state', 'fault'])
  expect(await restores.execute()).toEqual([{ state: 'done', fault: null }])
  const person = demoSignIns.at(0)
  const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.deps.publicUrl },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  })
  expect(answer.status).toBe(200)
})
