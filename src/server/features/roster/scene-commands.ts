// Loads what decides roster requests, after the events' row locks and in the same round trip. Each
// statement sees what was committed when it began, so data read after a lock is as new as the lock.
import { type CompiledQuery, sql } from 'kysely'
import { getPlayerIds } from '#domain/event/entry.ts'
import { isFull } from '#domain/event/roster-edit.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { checkTeamHouseRules, type HouseAnswer } from '#domain/house-rule/house-rule.ts'
import {
  selectViewerFacts,
  toPlayerFacts,
  type ViewerKey,
} from '../../core/access/visibility-queries.ts'
import { lockEvents, selectFacts, toFacts, type EventFacts } from '../../core/event/queries.ts'
import { selectSeen, sightKey } from '../../core/player/block-queries.ts'
import { selectTwins } from '../../core/player/twin-queries.ts'
import { listDenied } from '../../core/roster/own-act-queries.ts'
import { selectRosters, toRoster } from '../../core/roster/roster-queries.ts'
import { findAnswers, type KeptAnswer } from '../../db/call-answers.ts'
import type { Database } from '../../db/open-database.ts'
import { queryPipelined, type Rows } from '../../db/together.ts'
import type { Deps } from '../../deps.ts'
import { findMissing, type EnteringPlayer } from '../agreement/missing-queries.ts'
import { findHouseAnswers, toSignUpKey } from '../house-rule/standing-queries.ts'
import { selectPartners } from '../team/queries.ts'
import {
  type Ask,
  type AskedEvent,
  listOwner,
  playersIn,
  refuseAdded,
  type RosterItem,
  type RosterContext,
  sightsIn,
} from './request-commands.ts'

/** How long a shared transaction waits for locks held elsewhere. */
const sharedLockWait = sql`set local lock_timeout = '100ms'`

/** Statements sent together with BEGIN. */
export function startContextReads(db: Database, asked: readonly AskedEvent[], held: LockMode) {
  const eventIds = asked.map(({ eventId }) => eventId)
  const items = asked.flatMap((one) => one.items)
  const wait: CompiledQuery | null = held === 'wait' ? null : sharedLockWait.compile(db)
  return [
    wait,
    lockEvents(db, eventIds, held),
    selectFacts(db, eventIds),
    selectViewerFacts(db, asked.flatMap(listPairs)),
    selectRosters(db, eventIds),
    findAnswers(db, items.flatMap(listOwner)),
    selectSeen(db, items.flatMap(sightsIn)),
    selectTwins(db, [...new Set(items.flatMap(listEntering))]),
  ] as const
}

const listPairs = ({ eventId, items }: AskedEvent): ViewerKey[] =>
  [...new Set(items.flatMap(playersIn))].map((playerId) => ({ eventId, playerId }))

export type LockMode = 'wait' | 'leave-out'

export type Scenes = {
  byEvent: ReadonlyMap<string, RosterContext>
  earlier: ReadonlyMap<string, KeptAnswer>
  /** The time of the decision, after waiting for locks. */
  now: number
}

export const toAnswerKey = ({ userId, requestId }: { userId: string; requestId: string }): string =>
  `${userId} ${requestId}`

export async function loadContexts(
  { deps, tx, held }: { deps: Deps; tx: Database; held: LockMode },
  asked: readonly AskedEvent[],
  [, locks, facts, towards, rosters, answers, sights, twins]: Rows<
    ReturnType<typeof startContextReads>
  >,
): Promise<Scenes> {
  const locked = new Set(locks.map(({ eventId }) => eventId))
  const events = new Map(facts.map((row) => [row.eventId, toFacts(row)]))
  const mine = keepFirstPerPlayer(
    asked.filter(({ eventId }) => held === 'wait' || locked.has(eventId)),
    events,
  )
  const teams = await readTeams(
    tx,
    mine.filter(({ eventId }) => events.get(eventId)?.terms.entryBy === 'team'),
  )
  const players = groupByEvent([...towards, ...teams.towards])
  const pairs = groupByEvent(teams.pairs)
  const columns = new Map(rosters.map((row) => [row.eventId, row.columns]))
  const seen = new Set(sights.map(sightKey))
  const twinIds = Map.groupBy(twins, ({ playerId }) => playerId)
  const now = deps.clock.now()
  const byEvent = new Map<string, RosterContext>()
  const rostersByEvent = new Map(
    mine.map(({ eventId }) => [
      eventId,
      toRoster(columns.get(eventId), events.get(eventId)?.nextOrder ?? 1),
    ]),
  )
  const unsigned = await readUnsigned(tx, mine, events, rostersByEvent)
  const houses = await readHouses({ tx, now, pairs }, mine, events, rostersByEvent)
  for (const { eventId, items } of mine) {
    const event = events.get(eventId) ?? null
    const partners = new Map(
      (pairs.get(eventId) ?? []).map(({ playerId, partnerId }) => [playerId, partnerId]),
    )
    byEvent.set(eventId, {
      event,
      partners,
      seen,
      now,
      players: new Map(
        (players.get(eventId) ?? []).map((row) => [row.playerId, toPlayerFacts(row)]),
      ),
      before: rostersByEvent.get(eventId) ?? toRoster(undefined, 1),
      unsigned,
      houses,
      twins: twinIds,
      strangers: await refuseAdded({ deps, tx, now }, eventId, items),
      denied: await listDenied(tx, eventId, listAdded(items, partners)),
    })
  }
  return { byEvent, earlier: new Map(answers.map((one) => [toAnswerKey(one), one])), now }
}

/**
 * A player's sign-ups in one batch are decided one by one, because house rules count the others.
 * Later events are left out and run alone.
 */
function keepFirstPerPlayer(
  asked: readonly AskedEvent[],
  events: ReadonlyMap<string, EventFacts>,
): readonly AskedEvent[] {
  const seen = new Set<string>()
  return asked.filter(({ eventId, items }) => {
    if (events.get(eventId)?.hasHouseRules !== true || asked.length === 1) return true
    const coming = items.flatMap(({ actor, ask }) => (mayEnterRoster(ask) ? [actor.playerId] : []))
    if (coming.some((playerId) => seen.has(playerId))) return false
    for (const playerId of coming) seen.add(playerId)
    return true
  })
}

const listEntering = ({ actor, ask }: RosterItem): string[] =>
  ask.kind === 'sign-up'
    ? [actor.playerId]
    : ask.kind === 'add' || ask.kind === 'answer-for'
      ? [ask.playerId]
      : []

const mayEnterRoster = ({ kind }: Ask): boolean => kind === 'sign-up' || kind === 'answer-for'

type HouseScene = {
  tx: Database
  now: number
  pairs: ReadonlyMap<string, readonly { playerId: string; partnerId: string }[]>
}

async function readHouses(
  { tx, now, pairs }: HouseScene,
  mine: readonly AskedEvent[],
  events: ReadonlyMap<string, EventFacts>,
  rosters: ReadonlyMap<string, Roster>,
): Promise<RosterContext['houses']> {
  const ruled = mine.flatMap(({ eventId, items }) => {
    const event = events.get(eventId)
    if (event?.hasHouseRules !== true) return []
    // Typical for a rush: sign-ups alone free no place in a full event.
    const isHopeless =
      items.every(({ ask }) => ask.kind === 'sign-up') &&
      isFull(event.terms, rosters.get(eventId) ?? toRoster(undefined, 1))
    return isHopeless ? [] : [event]
  })
  if (ruled.length === 0) return new Map()
  const ids = new Set(ruled.map(({ eventId }) => eventId))
  const coming = mine
    .filter(({ eventId }) => ids.has(eventId))
    .flatMap(({ eventId, items }) =>
      items.flatMap((item) => {
        const playerId = findComing(item, rosters.get(eventId))
        if (playerId === null) return []
        const pair = pairs.get(eventId)?.find((one) => one.playerId === playerId)
        return [{ item, eventId, playerId, partnerId: pair?.partnerId ?? null }]
      }),
    )
  const answers = await findHouseAnswers(tx, ruled, coming.flatMap(listComing), {
    now,
    isLocking: true,
  })
  return new Map(
    coming.flatMap(({ item, eventId, playerId, partnerId }): [RosterItem, HouseAnswer][] => {
      const own = answers.get(toSignUpKey({ eventId, playerId }))
      const partner =
        partnerId === null ? undefined : answers.get(toSignUpKey({ eventId, playerId: partnerId }))
      return own === undefined ? [] : [[item, checkTeamHouseRules(own, partner ?? null)]]
    }),
  )
}

const listComing = (one: { eventId: string; playerId: string; partnerId: string | null }) =>
  [one.playerId, ...(one.partnerId === null ? [] : [one.partnerId])].map((playerId) => ({
    eventId: one.eventId,
    playerId,
  }))

function findComing({ actor, ask }: RosterItem, roster: Roster | undefined): string | null {
  const playerId = 'playerId' in ask ? ask.playerId : actor.playerId
  const isComing =
    ask.kind === 'sign-up' || ask.kind === 'add' || (ask.kind === 'answer-for' && ask.isIn)
  const isThere = roster?.entries.some((entry) => getPlayerIds(entry).includes(playerId))
  return isComing && isThere !== true ? playerId : null
}

async function readUnsigned(
  tx: Database,
  mine: readonly AskedEvent[],
  events: ReadonlyMap<string, EventFacts>,
  rosters: ReadonlyMap<string, Roster>,
): Promise<RosterContext['unsigned']> {
  const entering = mine.flatMap(({ eventId, items }) => {
    const event = events.get(eventId)
    if (event?.asksAgreements !== true) return []
    return items.flatMap((item): { item: RosterItem; entering: EnteringPlayer }[] => {
      const { playerId } = item.actor
      const guests = countNewGuests(item, rosters.get(eventId))
      return guests === null
        ? []
        : [{ item, entering: { eventId, playerId, day: event.startDate, guests } }]
    })
  })
  const missing = await findMissing(
    tx,
    entering.map((one) => one.entering),
  )
  return new Map(
    entering.map(({ item }, index) => [
      item,
      (missing[index] ?? []).map(({ versionId }) => versionId),
    ]),
  )
}

/** The number of guests to sign for; null when the party neither joins nor grows. */
function countNewGuests({ actor, ask }: RosterItem, roster: Roster | undefined): number | null {
  const own = roster?.entries.find(({ playerId }) => playerId === actor.playerId)
  // Contacts joining by link have to sign; an organizer's answer doesn't require it.
  const isComing = ask.kind === 'answer-for' && actor.kind === 'contact' && ask.isIn
  if (ask.kind !== 'sign-up' && ask.kind !== 'set-guests' && !isComing) return null
  if (own === undefined) return ask.kind === 'set-guests' ? null : ask.guests
  return ask.kind !== 'sign-up' && ask.guests > own.guests ? ask.guests : null
}

const listAdded = (items: readonly RosterItem[], partners: ReadonlyMap<string, string>): string[] =>
  items.flatMap(({ ask }) =>
    ask.kind === 'add' ? [ask.playerId, ...[partners.get(ask.playerId) ?? []].flat()] : [],
  )

async function readTeams(tx: Database, entering: readonly AskedEvent[]) {
  if (entering.length === 0) return { pairs: [], towards: [] }
  const asked = entering.flatMap(listPairs)
  const [pairs] = await queryPipelined(tx, [selectPartners(tx, asked)])
  const known = new Set(asked.map(({ eventId, playerId }) => `${eventId} ${playerId}`))
  const partners = pairs.flatMap(({ eventId, partnerId }) =>
    known.has(`${eventId} ${partnerId}`) ? [] : [{ eventId, playerId: partnerId }],
  )
  const [towards] = await queryPipelined(tx, [selectViewerFacts(tx, partners)])
  return { pairs, towards }
}

const groupByEvent = <Row extends { eventId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ eventId }) => eventId)
