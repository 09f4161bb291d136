// Actions of an evening besides sign-ups and messages, from check-in and the queue to money and
// tournaments. Each is done once and must be stored exactly once.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallInput, CallName } from '#contract/contract.ts'
import { toPurseUnit } from '#domain/purse/purse.ts'
import type { Database } from '#server/db/open-database.ts'
import { anAgreement } from '#test/scenes/agreement-scene.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { aClub, anEvent, theyActed } from '#test/support/builders.ts'
import type { Racer } from '#test/support/race-people.ts'

const kinds = [
  'contact',
  'invitation',
  'check-in',
  'queue',
  'payment',
  'purse',
  'agreement',
  'partner',
  'offer',
  'tournament',
] as const
type EveningKind = (typeof kinds)[number]

export type EveningAcknowledged = { kind: EveningKind; key: string }

export type EveningAct = {
  call: string
  data: unknown
  token: string
  acknowledge(): EveningAcknowledged
}

export type Evening = {
  next: () => EveningAct | null
}

type People = { organizer: Racer; players: readonly Racer[] }
type Doer = (player: Racer, nth: number) => Omit<EveningAct, 'acknowledge'> & { key: string }

const tournamentInMs = 7 * 86_400_000
const entriesSold = 10

export async function makeEvening(
  db: Database,
  location: string,
  people: People,
): Promise<Evening> {
  const doers = await makeDoers(db, location, people)
  const counts = new Map<EveningKind, number>()
  let turn = 0
  const take = (kind: EveningKind): EveningAct | null => {
    const nth = counts.get(kind) ?? 0
    const player = people.players[nth]
    if (player === undefined) return null
    counts.set(kind, nth + 1)
    const { key, ...act } = doers[kind](player, nth)
    return { ...act, acknowledge: () => ({ kind, key }) }
  }
  return {
    next: () => {
      for (let tried = 0; tried < kinds.length; tried += 1) {
        const kind = kinds[turn++ % kinds.length]
        const act = kind === undefined ? null : take(kind)
        if (act !== null) return act
      }
      return null
    },
  }
}

async function makeDoers(
  db: Database,
  location: string,
  { organizer, players }: People,
): Promise<Record<EveningKind, Doer>> {
  const place = { location, organizer: organizer.playerId }
  const starts = new Date(Date.now() + 30 * 60_000).toISOString()
  const tonight = {
    timezone: 'UTC',
    startDate: starts.slice(0, 10),
    startTime: starts.slice(11, 16),
    maxPlayers: 200,
  }
  const later = { timezone: 'UTC', startDate: dayAfter(3 * 86_400_000), maxPlayers: 200 }
  const ids = players.map(({ playerId }) => playerId)
  const checkedIn = await anEvening(db, place, { ...tonight, players: ids })
  const paid = await anEvening(db, place, { ...tonight, players: ids })
  await setPrice(db, paid)
  const offered = await anEvening(db, place, { ...later, players: ids, isOffered: true })
  const invited = await anEvent(db, place, { ...later, invite: true, invited: 'Friends' })
  const sought = await anEvent(db, place, { ...later, entryBy: 'team' })
  const signed = await anEvent(db, place, later)
  const { versionId } = await anAgreement(db, signed)
  const club = await aClub(db, {
    location,
    owner: organizer.playerId,
    name: 'Drill Club',
    members: ids,
  })
  const queues: string[] = []
  for (const { playerId } of players) {
    const eventId = await anEvent(db, place, tonight)
    await aQueue(db, eventId, { players: [playerId], now: Date.now() })
    queues.push(eventId)
  }
  return {
    contact: ({ token }, nth) => {
      const name = `Drill contact ${nth}`
      const keeper = { kind: 'player' as const }
      const unknown = { email: null, phone: null, skillSelf: null, language: 'en' as const }
      return toAct('contacts-add', { keeper, name, ...unknown, note: '' }, { token, key: name })
    },
    invitation: ({ playerId }) =>
      toAct(
        'events-invitePlayer',
        { eventId: invited, playerId },
        { token: organizer.token, key: `${invited} ${playerId}` },
      ),
    'check-in': ({ playerId }) =>
      toAct(
        'events-checkIn',
        { eventId: checkedIn, playerId, attendance: 'here' },
        { token: organizer.token, key: `${checkedIn} ${playerId}` },
      ),
    queue: (_, nth) => {
      const eventId = queues[nth] ?? ''
      const done = { kind: 'finish' as const, court: 1, game: 1, winner: null, points: null }
      const { token } = organizer
      return toAct('queues-step', { eventId, step: done }, { token, key: eventId })
    },
    payment: ({ playerId }) =>
      toAct(
        'payments-mark',
        { subject: { kind: 'event', eventId: paid }, playerId, state: 'paid' },
        { token: organizer.token, key: `${paid} ${playerId}` },
      ),
    purse: ({ playerId }) =>
      toAct(
        'purses-sell',
        { locationId: location, clubId: club, playerId, entries: entriesSold },
        { token: organizer.token, key: playerId },
      ),
    agreement: ({ playerId, token }) =>
      toAct(
        'agreements-accept',
        {
          eventId: signed,
          versionIds: [versionId],
          typedName: playerId,
          guardian: '',
          guests: [],
        },
        { token, key: playerId },
      ),
    partner: ({ playerId, token }) =>
      toAct(
        'partners-seek',
        { eventId: sought, note: '' },
        { token, key: `${sought} ${playerId}` },
      ),
    offer: ({ playerId, token }) =>
      toAct(
        'events-answerOffer',
        { eventId: offered, isTaken: true },
        { token, key: `${offered} ${playerId}` },
      ),
    tournament: ({ token }, nth) => {
      const name = `Drill open ${nth}`
      const day = dayAfter(tournamentInMs)
      const hours = { startDate: day, endDate: day, startTime: '08:00', endTime: '20:00' }
      const fields = { name, location, ...hours, courts: 4, restMinutes: 15, note: '' }
      return toAct('tournaments-create', { fields }, { token, key: name })
    },
  }
}

const toAct = <Name extends CallName>(
  call: Name,
  data: CallInput<Name>,
  { token, key }: { token: string; key: string },
): ReturnType<Doer> => ({ call, data, token, key })

const dayAfter = (ms: number): string => new Date(Date.now() + ms).toISOString().slice(0, 10)

async function anEvening(
  db: Database,
  place: { location: string; organizer: string },
  {
    players,
    isOffered = false,
    ...fields
  }: Parameters<typeof anEvent>[2] & { players: readonly string[]; isOffered?: boolean },
): Promise<string> {
  const eventId = await anEvent(db, place, {
    ...fields,
    ...(isOffered ? { waiting: players.length } : { playing: players.length }),
    nextOrder: players.length + 1,
  })
  await db
    .insertInto('player_events')
    .values(
      players.map((playerId, index) => ({
        eventId,
        playerId,
        partnerId: null,
        guests: 0,
        place: isOffered ? ('waiting' as const) : ('playing' as const),
        entryOrder: index + 1,
        attendance: null,
        gender: null,
        startDate: fields.startDate ?? '',
        offeredUntil: isOffered ? new Date(Date.now() + 86_400_000) : null,
      })),
    )
    .execute()
  await theyActed(db, eventId, players)
  return eventId
}

async function setPrice(db: Database, eventId: string): Promise<void> {
  await db
    .insertInto('prices')
    .values({
      priceId: randomUUID(),
      eventId,
      leagueSeriesId: null,
      kind: 'fixed',
      currency: 'USD',
      amount: 800,
      memberAmount: null,
      locationId: null,
      slug: null,
      reminded: null,
    })
    .execute()
}

const keptStatement = sql<{ kind: EveningKind; key: string; times: number }>`
  select 'contact' as kind, name as key, count(*)::int as times from contacts group by name
  union all
  select 'invitation', event_id || ' ' || player_id, count(*)::int
  from event_invitees where not withdrawn group by event_id, player_id
  union all
  select 'check-in', event_id || ' ' || player_id, 1
  from player_events where attendance = 'here'
  union all
  select 'queue', event_id::text, steps from queues
  union all
  select 'payment', prices.event_id || ' ' || payments.player_id, count(*)::int
  from payments join prices using (price_id)
  where payments.state = 'paid' group by prices.event_id, payments.player_id
  union all
  select 'purse', player_id, (balance / ${entriesSold})::int
  from ledger_accounts where unit like ${`${toPurseUnit('')}%`} and player_id is not null
  union all
  select 'agreement', player_id, count(*)::int from agreement_acceptances group by player_id
  union all
  select 'partner', event_id || ' ' || player_id, count(*)::int
  from partner_seekers group by event_id, player_id
  union all
  select 'offer', event_id || ' ' || player_id, 1
  from player_events where place = 'playing' and not removed and offered_until is null
  union all
  select 'tournament', name, count(*)::int from tournaments group by name`

export async function countEvening(
  db: Database,
  told: readonly EveningAcknowledged[],
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await keptStatement.execute(db)
  const times = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.times]))
  const keys = told.map(({ kind, key }) => `${kind} ${key}`)
  return {
    lost: keys.filter((key) => (times.get(key) ?? 0) === 0),
    doubled: keys.filter((key) => (times.get(key) ?? 0) > 1),
  }
}
