// With SECOND_FACTOR=admins, every action that needs a venue admin is refused to accounts without a
// second factor. The actions come from the authorization matrix.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { topics } from '#server/live/topics.ts'
import type { LiveWindow } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'
import { askAsAdmin, takesOffice } from './matrix-cell.ts'
import { openMatrixScene, type MatrixScene } from './matrix-scene.ts'
import { everyRow } from './nouns.ts'

const ofAdmins = everyRow.filter(takesOffice)

let scene: MatrixScene
let reports: LiveWindow<LiveOutput<'reports-atLocation'>>
beforeAll(async () => {
  scene = await openMatrixScene({ secondFactor: 'admins' })
  reports = scene.window.admin.subscribe('reports-atLocation', { locationId: scene.place })
  await reports.refused()
})
afterAll(() => scene.close())

async function setFactor(isOn: boolean): Promise<void> {
  const {
    app,
    players: { admin },
  } = scene
  await app.db
    .updateTable('auth_users')
    .set({ twoFactorEnabled: isOn })
    .where('id', '=', admin.userId)
    .execute()
  app.deps.bus.publish([topics.sessions(admin.userId)])
  await until('the window heard of it', () => (reports.refusal() === null) === isOn)
  // Otherwise the next row would count it as its own change.
  await sql`delete from changed_tables`.execute(app.db)
}

describe('without a second factor', () => {
  test.each(ofAdmins)('an admin gets no $name of another, about $about', async (row) => {
    expect(await askAsAdmin(scene, row)).toBe('second-factor-needed')
  })
})

test('what an admin watches begins in the open window when the second factor is turned on, ends when it is turned off, and comes back with it', async () => {
  await setFactor(true)
  expect(await reports.next()).toEqual({ reports: [] })
  await setFactor(false)
  expect(reports.refusal()).toMatchObject({ code: 'second-factor-needed' })
  await setFactor(true)
  expect(await reports.next()).toEqual({ reports: [] })
})

describe('once it is on', () => {
  beforeAll(() => setFactor(true))

  test.each(ofAdmins)('an admin gets $name of another, about $about', async (row) => {
    expect(await askAsAdmin(scene, row)).toBe('ok')
  })
})
