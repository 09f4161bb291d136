// One evening and what surrounds it, beside which windows stay open: for calls that the
// authorization matrix cannot have succeed, for changes of everything at once, for the operator's
// commands and for the jobs that have their times. Its scenes are played one after another.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { hearOperator } from '#server/hear-operator.ts'
import { scheduledJobs } from '#server/start-jobs.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { openCup } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export type Story = {
  app: TestApp
  /** Another server, with windows that have nothing loaded. */
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
  /** A tournament that is played tonight, and an open play in three days. */
  cup: string
  later: string
  ladder: string
  /** A team league and its players, once its scene has begun. */
  season: { leagueSeriesId: string; players: readonly string[] }
  /** A tournament with a division, once its scene has begun. */
  open: { tournamentId: string; eventId: string }
  folder: string
  /** What a scene leaves for its act. */
  kept: string
  /** Everything that a window may be about. */
  about: string[]
  /** Both clocks. */
  goTo(instant: string): void
  /** One of the operator's commands, beside the running server; gives what it says. */
  admin(...words: string[]): Promise<unknown>
  close(): Promise<void>
}

const tonight = '2026-06-02T21:30:00Z'

/** Starts both servers, and has everyone do what the scenes begin with. */
export async function openStory(): Promise<Story> {
  const app = await startTestApp()
  const beside = await startTestApp({ beside: app })
  const stopHearing = await hearOperator({ connectionString: app.databaseUrl }, app.deps)
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

/** Publishes an event; gives its id. */
export const newEvent = async (organizer: TestPlayer, fields: Fields): Promise<string> =>
  (await organizer.must('events-create', { fields, status: 'published', repeat: null })).eventId

/** The matches of an event that wait for a score, in the order of play. */
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

/** Runs one of the jobs that have their times, as the queue would. */
export async function runJob({ app: { deps } }: Story, name: string): Promise<void> {
  await scheduledJobs(deps)
    .find((job) => job.name === name)
    ?.run()
}

/** Where an account is signed in a second time, just now. */
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

/** `by` is the call, command or job that does it; `before` is done while no window is open. */
export type Scene = {
  by: string
  how?: string
  before?: (story: Story) => Promise<unknown>
  act: (story: Story) => Promise<unknown>
}
