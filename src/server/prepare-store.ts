// Prepares a migrated store before the server listens: venues, demo data when it is empty, the
// current version. Idempotent and safe for several servers starting on one database. Only the
// embedded store gets a demo, and demo sign-ins are locked wherever the demo is off.
import { readFile } from 'node:fs/promises'
import { clientVersion } from '#domain/version/version.ts'
import { forgetOldAnswers } from './db/call-answers.ts'
import { demoSignIns, operatorSignIn, type DemoSignIn } from './demo/cast.ts'
import { lockDemo, unlockDemo } from './demo/lock.ts'
import { seedDemo } from './demo/seed.ts'
import type { Deps } from './deps.ts'
import { hasLocations } from './features/location/create-queries.ts'
import { importLocations } from './features/location/jobs.ts'
import { findDemoEmptied } from './features/operator/demo-queries.ts'
import { findUserIdsByEmail, hasPeople } from './features/player/registration-queries.ts'
import { saveRelease } from './features/version/queries.ts'
import { topics } from './live/topics.ts'

const venuesFile = new URL('../../data/venues.json', import.meta.url)
const pictures = new URL('../../data/demo/', import.meta.url)

const demoLocked =
  'this store holds the demo community, and the demo is off: its sign-ins were locked. ' +
  'Start with an empty DATA_DIR for a community of your own'

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log' | 'photos'>

/** A demo that was emptied doesn't come back. */
const mayFill = async (db: Deps['db']): Promise<boolean> =>
  !(await hasPeople(db)) && (await findDemoEmptied(db)) === null

export type DemoMode = 'fill' | 'keep' | 'lock'

/** Returns the demo sign-ins to print; empty unless the demo is in the store and allowed. */
export async function prepareStore(
  { db, clock, bus, log, photos }: StoreDeps,
  { demo }: { demo: DemoMode },
): Promise<readonly DemoSignIn[]> {
  const now = clock.now()
  if (!(await hasLocations(db))) {
    const places: unknown = JSON.parse(await readFile(venuesFile, 'utf8'))
    log.info({ venues: await importLocations(db, places) }, 'venues imported')
  }
  const signIns = await prepareDemo({ db, log, photos }, demo, now)
  if (await saveRelease(db, clientVersion)) bus.publish([topics.version()])
  await forgetOldAnswers(db, now)
  return signIns
}

async function prepareDemo(
  { db, log, photos }: Pick<StoreDeps, 'db' | 'log' | 'photos'>,
  demo: DemoMode,
  now: number,
): Promise<readonly DemoSignIn[]> {
  if (demo === 'lock') {
    const locked = await lockDemo(db)
    if (locked > 0) log.warn({ locked }, demoLocked)
    return []
  }
  if (demo === 'keep') return []
  if (await mayFill(db)) {
    await seedDemo({ db, photos }, { now, pictures })
    log.info('demo data stored')
  }
  await unlockDemo(db)
  if (!(await hasAccounts(db, demoSignIns))) return []
  return (await hasAccounts(db, [operatorSignIn])) ? [...demoSignIns, operatorSignIn] : demoSignIns
}

async function hasAccounts(db: Deps['db'], signIns: readonly DemoSignIn[]): Promise<boolean> {
  const emails = signIns.map(({ email }) => email)
  return (await findUserIdsByEmail(db, emails)).length === emails.length
}
