// With SECOND_FACTOR=admins, whatever takes the role of a venue's admin is refused to an account
// without a second factor. Which calls and live queries those are is read from the authorization
// matrix.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topics } from '#server/live/topics.ts'
import { everyRow } from './every-row.ts'
import { askAsAdmin, takesOffice } from './matrix-cell.ts'
import { openMatrixScene, type MatrixScene } from './matrix-scene.ts'

const ofAdmins = everyRow.filter(takesOffice)

let scene: MatrixScene
beforeAll(async () => {
  scene = await openMatrixScene({ secondFactor: 'admins' })
})
afterAll(() => scene.close())

/** As the second factor does when it is turned on or off (auth/second-factor.ts). */
async function setFactor(isOn: boolean): Promise<void> {
  const {
    app,
    players: { admin },
  } = scene
  await app.db
    .updateTable('auth_users')
    .set({ two_factor_enabled: isOn })
    .where('id', '=', admin.userId)
    .execute()
  app.deps.bus.publish([topics.sessions(admin.userId)])
}

describe('without a second factor', () => {
  test.each(ofAdmins)('an admin gets no $name of another, about $about', async (row) => {
    expect(await askAsAdmin(scene, row)).toBe('second-factor-needed')
  })
})

test('what an admin watches ends in the open window when the second factor is turned off, and comes back with it', async () => {
  const {
    place: locationId,
    window: { admin: window },
  } = scene
  await setFactor(true)
  const reports = window.subscribe('reports-atLocation', { locationId })
  expect(await reports.next()).toEqual({ reports: [] })
  await setFactor(false)
  expect(await reports.refused()).toMatchObject({ code: 'second-factor-needed' })
  await setFactor(true)
  const again = window.subscribe('reports-atLocation', { locationId })
  expect(await again.next()).toEqual({ reports: [] })
  again.close()
})

describe('once it is on', () => {
  beforeAll(() => setFactor(true))

  test.each(ofAdmins)('an admin gets $name of another, about $about', async (row) => {
    expect(await askAsAdmin(scene, row)).toBe('ok')
  })
})
