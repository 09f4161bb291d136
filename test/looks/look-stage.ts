// The product with its demo community, for taking pictures of screens.
import { numberToDay } from '#domain/shared/day.ts'
import { demoPassword, organizerName, organizerSignIn, playerSignIn } from '#server/demo/cast.ts'
import { prepareStore } from '#server/prepare-store.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import type { ScenePlaces } from '#test/support/fill-address.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import type { TestApp, TestAppOptions, TestUser } from '#test/support/test-app.ts'
import startPostgres from '../e2e/start-postgres.ts'
import { startProduct } from '../e2e/start-product.ts'

export type LookStage = {
  url: string
  places: ScenePlaces
  open: { eventId: string; day: string }
  live: { eventId: string; location: string }
  /** An event that its organizer plays in. */
  hosted: { eventId: string }
  /** Lets an event start in half an hour. */
  bringNear(eventId: string): Promise<void>
  /** Makes the organizer an owner of the server, who sees its console. */
  makeOperator(): Promise<void>
  emails: { player: string; organizer: string }
  password: string
  /** An account of its own that owns the server, made when first asked for. */
  findOwner(): Promise<TestUser>
  /** A server without players, venues or events. */
  empty: { app: TestApp }
  close(): Promise<void>
}

export async function startLookStage(options: TestAppOptions = {}): Promise<LookStage> {
  const stopPostgres = await startPostgres()
  const app = await startProduct(options)
  const bare = await startProduct({ ...(options.time && { time: options.time }) })
  // As owner and without a statement timeout, as at server start; requests may not do this.
  const db = openPatiently({ connectionString: app.databaseUrl }, { size: 2, statementMs: 0 })
  try {
    await prepareStore({ ...app.deps, db }, { demo: 'fill' })
  } finally {
    await db.destroy()
  }
  let owner: Promise<TestUser> | undefined
  return {
    url: app.url,
    findOwner: () => (owner ??= anOwner(app)),
    places: await findPlaces(app),
    open: await findOpenEvent(app),
    live: await findLiveQueue(app),
    hosted: await findHostedEvent(app),
    makeOperator: () => makeOperator(app, organizerName),
    bringNear: (eventId) => openDoors(app, eventId),
    emails: { player: playerSignIn.email, organizer: organizerSignIn.email },
    password: demoPassword,
    empty: { app: bare },
    close: async () => {
      await bare.close()
      await app.close()
      await stopPostgres()
    },
  }
}

async function findPlaces({ db, deps }: TestApp): Promise<ScenePlaces> {
  const player = await db
    .selectFrom('players')
    .select(['playerId', 'homeLocation'])
    .where('playerName', '=', 'Robin')
    .executeTakeFirstOrThrow()
  const location = player.homeLocation ?? ''
  const club = await db
    .selectFrom('clubs')
    .select(['slug', 'clubName'])
    .where('locationId', '=', location)
    .executeTakeFirst()
  const league = await db.selectFrom('leagues').select('leagueSeriesId').executeTakeFirst()
  const tournament = await db.selectFrom('tournaments').select('tournamentId').executeTakeFirst()
  const today = numberToDay(Math.floor(deps.clock.now() / 86_400_000))
  const event = await db
    .selectFrom('events')
    .innerJoin('player_events', 'player_events.eventId', 'events.eventId')
    .select('events.eventId')
    .where('player_events.playerId', '=', player.playerId)
    .where('events.startDate', '>', today)
    .orderBy('events.startDate')
    .executeTakeFirstOrThrow()
  const other = await db
    .selectFrom('players')
    .select('playerName')
    .where('homeLocation', '=', location)
    .where('playerId', '<>', player.playerId)
    .orderBy('playerId')
    .executeTakeFirstOrThrow()
  return {
    location,
    today,
    clubId: club?.slug ?? '',
    clubName: club?.clubName ?? '',
    eventId: event.eventId,
    leagueSeriesId: league?.leagueSeriesId ?? '',
    watchKey: '',
    clubKey: '',
    leagueKey: '',
    tournamentId: tournament?.tournamentId ?? '',
    tournamentKey: '',
    playerId: player.playerId,
    otherName: other.playerName,
  }
}

const dayMs = 86_400_000

async function findOpenEvent({ db, deps }: TestApp): Promise<LookStage['open']> {
  const now = deps.clock.now()
  const player = await db
    .selectFrom('players')
    .select(['playerId', 'homeLocation'])
    .where('playerName', '=', 'Robin')
    .executeTakeFirstOrThrow()
  const { eventId, startDate } = await db
    .selectFrom('events')
    .select(['eventId', 'startDate'])
    .where('location', '=', player.homeLocation ?? '')
    .where('status', '=', 'published')
    .where('invite', '=', false)
    .where('type', '=', 'open play')
    .where('skillMin', 'is', null)
    .where('skillMax', 'is', null)
    .where('startsAt', '>', new Date(now + dayMs))
    .where('startsAt', '<', new Date(now + 28 * dayMs))
    .whereRef('playing', '<', 'maxPlayers')
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('player_events')
            .select('player_events.eventId')
            .whereRef('player_events.eventId', '=', 'events.eventId')
            .where('playerId', '=', player.playerId),
        ),
      ),
    )
    .orderBy('startsAt')
    .executeTakeFirstOrThrow()
  return { eventId, day: startDate }
}

const findLiveQueue = ({ db }: TestApp): Promise<LookStage['live']> =>
  db
    .selectFrom('queues')
    .innerJoin('events', 'events.eventId', 'queues.eventId')
    .select(['events.eventId', 'events.location'])
    .executeTakeFirstOrThrow()

async function anOwner(app: TestApp): Promise<TestUser> {
  const owner = await app.signedIn('Olga')
  await makeOperator(app, 'Olga')
  return owner
}

async function makeOperator({ db }: TestApp, name: string): Promise<void> {
  const { userId } = await db
    .selectFrom('players')
    .select('userId')
    .where('playerName', '=', name)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('operators')
    .values({ userId: userId ?? '', role: 'owner', created: new Date() })
    .execute()
}

async function findHostedEvent({ db, deps }: TestApp): Promise<LookStage['hosted']> {
  return db
    .selectFrom('events')
    .innerJoin('player_events', 'player_events.eventId', 'events.eventId')
    .innerJoin('players', 'players.playerId', 'events.playerId')
    .whereRef('player_events.playerId', '=', 'events.playerId')
    .where('players.playerName', '=', organizerName)
    .where('player_events.place', '=', 'playing')
    .where('events.status', '=', 'published')
    .where('events.startsAt', '>', new Date(deps.clock.now() + dayMs))
    .select('events.eventId')
    .orderBy('events.startsAt')
    .executeTakeFirstOrThrow()
}
