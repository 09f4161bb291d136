// npm run store-fixture -- v1.2.0: writes a small backup of this release's demo to test/stores/.
// Each release adds one, so that later releases are tested with its data.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { makeBackup } from '#server/db/backup/make-backup.ts'
import type { Database } from '#server/db/open-database.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[\w.-]{3,40}$/.test(name)) throw new Error('name the release, such as v1.2.0')
const file = join(import.meta.dirname, '../test/stores', `${name}.tar.gz`)

const now = Date.UTC(2026, 5, 1, 12)

const leaveOut = [
  sql`delete from events e where not exists (select from match_lists m where m.event_id = e.event_id)
    and not exists (select from alerts a where a.event_id = e.event_id)
    and start_date not between date '2026-05-30' and date '2026-06-06'`,
  sql`delete from locations l where not exists (select from events e where e.location = l.location_id)
    and not exists (select from player_locations p where p.location_id = l.location_id)
    and not exists (select from location_suggestions s where s.location_id = l.location_id)`,
]

async function fill(db: Database): Promise<ReturnType<typeof createMemoryPhotos>> {
  const photos = createMemoryPhotos()
  const clock = { now: () => now }
  const log = pino({ level: 'silent' })
  await prepareStore({ db, clock, bus: createLocalBus(), log, photos }, { demo: 'fill' })
  for (const rows of leaveOut) await rows.execute(db)
  return photos
}

const postgres = await startRunPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'sideout-fixture-'))
try {
  const { url, db, drop } = await copyTemplate(postgres)
  const photos = await fill(db)
  const connection = { connectionString: url }
  await makeBackup({ connection, photos, dataDir, file, now })
  await drop()
  console.log(`${file}: ${Math.ceil(statSync(file).size / 1024)} kB`)
} finally {
  rmSync(dataDir, { recursive: true })
  await postgres.stop()
}
