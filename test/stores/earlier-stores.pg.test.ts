// Restores and migrates the demo backup of each earlier release: the data is valid, its people sign
// in, and every live query answers. The short form takes the first and the last. npm run
// store-fixture adds one.
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { watchKeyLength } from '#domain/match-list/match-list.ts'
import { linkKeyLength } from '#domain/shared/link-key.ts'
import { checkBackup, restoreBackup } from '#server/db/backup/restore-backup.ts'
import { verifyStore } from '#server/db/backup/verify-store.ts'
import type { Database } from '#server/db/open-database.ts'
import { grantRequests, requestRoleName } from '#server/db/request-role.ts'
import { demoSignIns } from '#server/demo/cast.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import { isProof } from '#test/support/proof.ts'
import { copyTemplate } from '#test/support/run-postgres.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'
import { aboutOf, allShown, openAt, viewersNamed } from '../matrix/open-windows.ts'
import { windowInputs, type About } from '../matrix/window-inputs.ts'

const every = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tar.gz'))
  .toSorted()
const files = isProof ? every : [...every.slice(0, 1), ...every.slice(-1)]

async function openRestored(name: string): Promise<TestApp> {
  const file = join(import.meta.dirname, name)
  const database = await copyTemplate({ ...inject('testPostgres'), template: 'template0' })
  const [photos, dataDir] = [createMemoryPhotos(), join(tmpdir(), `sideout-${process.pid}-${name}`)]
  const connection = { connectionString: database.url }
  await restoreBackup({ connection, photos, dataDir, file, manifest: await checkBackup(file) })
  await rm(dataDir, { recursive: true, force: true })
  await grantRequests(database.db, requestRoleName)
  const app = await startTestApp({ database, photos })
  onTestFinished(() => app.close())
  return app
}

async function signIn({ url, deps }: TestApp, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: deps.publicUrl,
      'want-auth-token': 'true',
    },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return decodeURIComponent(answer.headers.get('set-auth-token') ?? '')
}

async function findThings(db: Database): Promise<About> {
  const { rows } = await sql<{ text: string }>`
    (select event_id::text as text from events where player_id = 'olivia'
      and start_date between '2026-05-24' and '2026-06-04' order by start_date limit 8)
    union all select league_series_id::text from leagues
    union all select tournament_id::text from tournaments
    union all select event_id::text from queues
    union all select slug from clubs where player_id = 'olivia'
    union all select unnest(array['olivia', 'robin'])`.execute(db)
  const about = await aboutOf(
    { db },
    rows.map(({ text }) => text),
  )
  const nothing = ['00000000-0000-4000-8000-000000000000']
  const noKey = ['x'.repeat(linkKeyLength)]
  const orNone = (found: readonly string[], none: string[]): readonly string[] =>
    found.length === 0 ? none : found
  return {
    ...about,
    series: orNone(about.series, nothing),
    watchKeys: orNone(about.watchKeys, ['x'.repeat(watchKeyLength)]),
    leagues: orNone(about.leagues, nothing),
    leagueKeys: orNone(about.leagueKeys, noKey),
    tournaments: orNone(about.tournaments, nothing),
    tournamentKeys: orNone(about.tournamentKeys, noKey),
    queueKeys: orNone(about.queueKeys, noKey),
    screens: nothing,
  }
}

async function listRefused(app: TestApp): Promise<string[]> {
  const about = await findThings(app.db)
  const [olivia = expect.unreachable()] = await viewersNamed(app, ['olivia'])
  const views = Object.entries(windowInputs).flatMap(([name, inputs]) =>
    inputs(about).map((input) =>
      openAt(app.app.hub, { query: name as LiveName, input, viewer: olivia }),
    ),
  )
  await allShown(views)
  const shown = Map.groupBy(views, ({ query }) => query)
  for (const view of views) view.close()
  expect([...shown.keys()].toSorted()).toEqual(Object.keys(liveQueries).toSorted())
  return [...shown].flatMap(([name, all]) => {
    const answers = all.map((view) => view.shown() ?? '')
    return answers.some((answer) => !answer.startsWith('refused: '))
      ? []
      : [`${name} ${[...new Set(answers)].join(', ')}`]
  })
}

/** Links that don't exist, and data that earlier demos lacked. */
const isOfMissing = (line: string): boolean =>
  /^(series-byId|[a-zA-Z]+-watch|tournaments-(byId|day)) refused: [a-z-]+-not-found$/.test(line)

test.each(files)('%s is restored and used', async (file) => {
  const app = await openRestored(file)
  const verified = await verifyStore({ connectionString: app.databaseUrl }, app.deps.photos)
  expect(verified.troubles).toEqual([])
  const tokens = []
  for (const { email, password } of demoSignIns) tokens.push(await signIn(app, email, password))
  // Olivia's name is protected against look-alikes, even in stores from before that feature.
  const newcomer = testClient(app.url, { authorization: `Bearer ${tokens[2]}` })
  expect(await newcomer.must('validations-checkPlayer', { id: '0livia' })).toEqual({
    playerExists: true,
  })
  const refused = await listRefused(app)
  expect(refused.filter((line) => !isOfMissing(line))).toEqual([])
})
