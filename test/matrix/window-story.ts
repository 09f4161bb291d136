// One evening with open windows, for calls that the authorization matrix can't make succeed,
// changes of all fields at once, operator commands, and scheduled jobs. Its scenes run in sequence.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { scheduledJobs } from '#server/start-jobs.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { openCup } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export type Story = {
  app: TestApp
  /** A second server without a cache, for new windows. */
  beside: TestApp
  ada: TestPlayer
  olga: TestPlayer
  ann: TestPlayer
  ben: TestPlayer
  cal: TestPlayer
  dan: TestPlayer
  place: string
  otherPlace: string
  clubId: string
  cup: string
  later: string
  ladder: string
  season: { leagueSeriesId: string; players: readonly string[] }
  open: { tournamentId: string; eventId: string }
  folder: string
  /** Passed from a scene's `before` to its `act`. */
  kept: string
  about: string[]
  goTo(instant: string): void
  admin(...words: string[]): Promise<unknown>
  close(): Promise<void>
}

const tonight = '2026-06-02T21:30:00Z'

export async function openStory(): Promise<Story> {
  const app = await startTestApp()
  const beside = await startTestApp({ beside: app })
  const stopHearing = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
  const folder = await mkdtemp(join(tmpdir(), 'sideout-story-'))
  const goTo = (instant: string): void => {
    for (const { clock } of [app, beside]) clock.set(instant)
  }
  const [place, otherPlace] = [
    await aLocation(app.db, { locationId: 'pier', name: 'Pier' }),
    await aLocation(app.db, { locationId: 'quay', name: 'Quay' }),
  ]
  const named = (name: string) => app.signedIn(name, { homeLocation: place })
  const people = {
    ada: await named('Ada'),
    olga: await named('Olga'),
    ann: await named('Ann'),
    ben: await named('Ben'),
    cal: await named('Cal'),
    dan: await named('Dan'),
  }
  const { olga, ann, ben, cal, dan } = people
  await anAdmin(app.db, place, 'ada')
  goTo(tonight)
  const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Dinks' })
  await olga.must('clubMembers-add', { locationId: place, clubId, playerId: 'ann' })
  await olga.must('clubMembers-invite', {
    locationId: place,
    clubId,
    playerId: 'ben',
    invited: true,
  })
  const cup = await openCup(app, {
    location: place,
    organizer: olga,
    entrants: [ann, ben, cal, dan].map((player) => ({ player, isPutIn: false })),
  })
  await olga.must('matchLists-setWatch', { eventId: cup, isOn: true })
  const later = await newEvent(olga, eventFieldsAt(place, { startDate: '2026-06-05' }))
  for (const player of [ann, ben]) await player.must('events-signUp', { eventId: later, guests: 0 })
  const ladder = await runningLeague(
    olga,
    [ann, ben, cal, dan],
    leagueFieldsAt(place, { play: 'singles' }),
  )
  await olga.must('leagues-setWatch', { leagueSeriesId: ladder, isOn: true })
  return {
    app,
    beside,
    ...people,
    place,
    otherPlace,
    clubId,
    cup,
    later,
    ladder,
    season: { leagueSeriesId: '', players: [] },
    open: { tournamentId: '', eventId: '' },
    folder,
    kept: '',
    goTo,
    about: [place, clubId, cup, later, ladder, 'ann', 'ben', 'cal', 'olga'],
    admin: async (...words) => {
      let said = ''
      const open = () =>
        openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: folder, pgOsUser: null })
      await createAdminProgram({
        open,
        now: () => app.clock.now(),
        write: (text) => {
          said += text
        },
      }).parseAsync(['node', 'admin', '--json', ...words])
      return JSON.parse(said) as unknown
    },
    close: async () => {
      await stopHearing()
      await beside.close()
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

export const newEvent = async (organizer: TestPlayer, fields: Fields): Promise<string> =>
  (await organizer.must('events-create', { fields, status: 'published', repeat: null })).eventId

export async function openMatches({ app: { db } }: Story, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('matchId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'planned')
    .orderBy('round')
    .orderBy('slot')
    .execute()
  return rows.map(({ matchId }) => matchId)
}

export async function runJob({ app: { deps } }: Story, name: string): Promise<void> {
  await scheduledJobs(deps)
    .find((job) => job.name === name)
    ?.run()
}

export async function signInAgain({ app }: Story, { userId }: TestPlayer): Promise<string> {
  const now = new Date(app.clock.now())
  await app.db
    .updateTable('auth_sessions')
    .set({ createdAt: now })
    .where('userId', '=', userId)
    .execute()
  const id = randomUUID()
  await app.db
    .insertInto('auth_sessions')
    .values({
      id,
      userId,
      token: randomUUID(),
      expiresAt: new Date('2099-01-01'),
      ipAddress: null,
      userAgent: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}

/** `by` is the call, command or job; `before` runs while no window is open. */
export type Scene = {
  by: string
  how?: string
  before?: (story: Story) => Promise<unknown>
  act: (story: Story) => Promise<unknown>
}
