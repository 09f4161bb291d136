// Authorization matrix of screens: venue admins, and holders of a device's secret.
import { randomBytes, randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { screenCodeLifeMs } from '#domain/screen/screen-code.ts'
import {
  drawScreenCode,
  hashScreenCode,
  hashScreenSecret,
} from '#server/features/screen/secret-commands.ts'
import { aScreen } from '#test/scenes/screen-scene.ts'
import { aimed, plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aVenueFor } from '../matrix-targets.ts'

/** A hidden venue answers like the calls of its other offices. */
const office: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, admin ok',
  private: 'not-allowed, admin ok',
  deleted: 'location-not-found',
}

const settings = {
  name: 'Hall right',
  pages: ['queue' as const],
  seconds: 30,
  language: 'es' as const,
  theme: 'light' as const,
}

async function aScreenFor(cell: Cell): Promise<{ locationId: string; screenId: string }> {
  const { db, app } = { db: cell.scene.db, app: cell.scene.app }
  const locationId = await aVenueFor(cell)
  const place = cell.target === 'deleted' ? await aVenueFor(aimed(cell, 'foreign')) : locationId
  const { screenId } = await aScreen(db, place, app.clock.now())
  return { locationId, screenId }
}

async function aCode({ scene: { app, db } }: Cell): Promise<string> {
  const code = drawScreenCode()
  await db
    .insertInto('screen_pairings')
    .values({
      secretHash: hashScreenSecret(newSecret()),
      codeHash: hashScreenCode(app.deps, code),
      expires: new Date(app.clock.now() + screenCodeLifeMs),
    })
    .execute()
  return code
}

const newSecret = () => randomBytes(32).toString('base64url')

export const rows: readonly MatrixRow[] = [
  row('screens-atLocation', 'a venue', office, async (cell) => {
    const { locationId } = await aScreenFor(cell)
    return { id: locationId, input: { locationId } }
  }),
  row('screens-add', 'a venue', office, async (cell) => {
    const locationId = await aVenueFor(cell)
    return { id: locationId, input: { locationId, code: await aCode(cell), settings } }
  }),
  row('screens-change', 'a screen', office, async (cell) => {
    const { locationId, screenId } = await aScreenFor(cell)
    return { id: locationId, input: { locationId, screenId, settings } }
  }),
  row('screens-remove', 'a screen', office, async (cell) => {
    const { locationId, screenId } = await aScreenFor(cell)
    return { id: locationId, input: { locationId, screenId } }
  }),
  plainRow('screens-askCode', 'ok', () => ({ input: { secret: newSecret() } })),
  plainRow('screens-beat', 'ok', () => ({ input: { secret: newSecret() } })),
  plainRow('screens-show', 'ok', () => ({ input: { secret: newSecret() } })),
  plainRow('runningScores-onScreen', 'ok', () => ({
    input: { secret: newSecret(), eventId: randomUUID() },
  })),
]

export const endNothing: readonly CallName[] = [
  'screens-askCode',
  'screens-beat',
  'screens-add',
  'screens-change',
  'screens-remove',
]
