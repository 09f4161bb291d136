// What a migrated store needs before the server listens: venues, demo data when it is empty, the current version.
// Runs at every start: a step that was done does nothing. Several servers may start at once on one database; a demo
// belongs to the embedded store, which has one owner.
import { readFile } from 'node:fs/promises'
import { clientVersion } from '#domain/version/version.ts'
import { numberToDay } from '#domain/shared/day.ts'
import { forgetOldAnswers } from './db/call-answers.ts'
import { demoSignIns, type DemoSignIn } from './demo/cast.ts'
import { seedDemo } from './demo/seed.ts'
import type { Deps } from './deps.ts'
import { importLocations } from './features/location/jobs.ts'
import { hasLocations } from './features/location/store.ts'
import { areUsers, hasPeople } from './features/player/store.ts'
import { saveRelease } from './features/version/store.ts'
import { topics } from './live/topics.ts'

const dayMs = 86_400_000

/** The venues that come with the product. */
const venuesFile = new URL('../../data/venues.json', import.meta.url)

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'>

/** True when nobody has registered yet. */
const isStoreEmpty = async (db: Deps['db']): Promise<boolean> => !await hasPeople(db)

/**
 * Prepares the store; `isDemoAllowed` lets it fill an empty one with demo data. Returns whom one can sign in as: the
 * demo's people where they exist, nobody elsewhere.
 */
export async function prepareStore({ db, clock, bus, log }: StoreDeps, { isDemoAllowed }: { isDemoAllowed: boolean }): Promise<readonly DemoSignIn[]> {
  const now = clock.now()
  if (!await hasLocations(db)) log.info({ venues: await importLocations(db, JSON.parse(await readFile(venuesFile, 'utf8'))) }, 'venues imported')
  if (isDemoAllowed && await isStoreEmpty(db)) {
    await seedDemo({ db }, { today: numberToDay(Math.floor(now / dayMs)) })
    log.info('demo data stored')
  }
  if (await saveRelease(db, clientVersion)) bus.publish([topics.version()])
  await forgetOldAnswers(db, now)
  return isDemoAllowed && await areUsers(db, demoSignIns.map(({ email }) => email)) ? demoSignIns : []
}
