// The organizer's steps on a match list. Each is one decision of domain/match-list over the whole
// list, under the event's row lock; what it changed is kept, so that it can be taken back.
import { randomBytes } from 'node:crypto'
import { permit } from '#domain/access/capabilities.ts'
import { statusRefusal } from '#domain/event/eligibility.ts'
import { formatsFor, type FormatFields } from '#domain/event/format.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { checkEntrants } from '#domain/match-list/check-entrants.ts'
import { changeBetween, isNoChange, type ListChange } from '#domain/match-list/list-change.ts'
import {
  addGuest,
  addPlayer,
  openingPlayers,
  setPresence,
  setTeams,
} from '#domain/match-list/list-players.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { isPlayAct, listForPlan } from '#domain/match-list/play-act.ts'
import { replaceRounds } from '#domain/match-list/replace-rounds.ts'
import { dropRound, moveMatch, substitute, swapInRound } from '#domain/match-list/round-edit.ts'
import { takeBack } from '#domain/match-list/take-back.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { giveCourts } from '../../brackets/court-giver.ts'
import { layBracket } from '../../brackets/lay-bracket.ts'
import { handlersOf, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { logAdminActs } from '../admin/store.ts'
import { addAlerts } from '../alert/store.ts'
import { findVisiblePlayer } from '../block/store.ts'
import { alertParams, findEvent, lockEvent, type EventFacts } from '../event/store.ts'
import { openedBy, playersTowards, type PlayerFacts } from '../event/visibility-store.ts'
import { refuseStrangers } from '../newcomer/store.ts'
import { listDenied, saveOwnActs } from '../own-act/store.ts'
import { rankIfEstablished } from '../ranking/store.ts'
import { saveMatchList } from './change-store.ts'
import { callPlayers } from './court-call-store.ts'
import { followPresence, loadMembers } from './presence-store.ts'
import { addStep, findLastStep, closeStep } from './step-store.ts'
import * as store from './store.ts'

const done = ok({ success: true })
const noChange: ListChange = { courts: null, players: [], matches: [], byes: [] }

type Shown = { event: EventFacts; viewer: PlayerFacts }
type Opened = Shown & { list: MatchList; format: FormatFields }
type Base =
  | 'event-not-found'
  | 'not-allowed'
  | 'second-factor-needed'
  | 'match-list-not-found'
  | 'match-list-closed'

/** The event under its lock, for someone who may run its match list. */
async function lockShown(
  { actor, tx, now }: CallContext,
  eventId: string,
): Promise<Result<Shown, 'event-not-found' | 'not-allowed' | 'second-factor-needed'>> {
  const event = await lockEvent(tx, eventId)
  const opened = openedBy(
    event,
    (await playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId),
    now,
  )
  if (opened === null) return refuse('event-not-found')
  const allowed = permit(actor, opened.viewer.roles, 'event.play')
  return allowed.ok ? ok(opened) : allowed
}

/**
 * The open match list of an event under its lock, for someone who may run it. That of a cancelled
 * event is over.
 */
async function lockOpened(context: CallContext, eventId: string): Promise<Result<Opened, Base>> {
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  const list = await store.loadMatchList(context.tx, eventId)
  if (list === null) return refuse('match-list-not-found')
  if (list.state === 'closed' || shown.value.event.status === 'cancelled')
    return refuse('match-list-closed')
  return ok({ ...shown.value, list, format: await store.loadFormat(context.tx, eventId) })
}

/** The list after a step, and the format where the step changes it. */
type Stepped = { list: MatchList; format?: FormatFields }

/**
 * One step: decide, store what differs, remember it, announce. A step that changes nothing leaves
 * no trace.
 */
async function step<C extends RefusalCode>(
  context: CallContext,
  eventId: string,
  action: string,
  decide: (opened: Opened) => Result<Stepped, C> | Promise<Result<Stepped, C>>,
): Promise<Result<Opened, Base | C>> {
  const opened = await lockOpened(context, eventId)
  if (!opened.ok) return opened
  const decided = await decide(opened.value)
  if (!decided.ok) return decided
  await keep(context, opened.value, action, decided.value)
  return opened
}

async function keep(
  context: CallContext,
  opened: Opened,
  action: string,
  { list, format }: Stepped,
): Promise<void> {
  const { actor, tx, now } = context
  const { eventId } = opened.event
  const change = await saveMatchList(tx, opened.list, list)
  if (isNoChange(change) && format === undefined) return
  if (format !== undefined) await store.saveFormat(tx, eventId, format)
  await addStep(tx, eventId, {
    actorId: actor.playerId,
    action,
    step: { change, formatBefore: format === undefined ? null : opened.format },
    now,
  })
  await announce(context, opened, action, change)
  if (change.matches.length > 0)
    await callPlayers(tx, opened.event, opened.list, list, {
      ...context,
      newId: context.deps.newId,
      exceptId: actor.playerId,
    })
}

/**
 * Tells the roster who is here, every open window what changed, and the venue's log what its admins
 * did.
 */
async function announce(
  { actor, tx, effects, now }: CallContext,
  { event, viewer }: Shown,
  action: string,
  change: ListChange,
): Promise<void> {
  const checkedIn = await followPresence(tx, event.eventId, change, now)
  const cameOrWent = change.players.flatMap(({ before, after }) =>
    before === null || after === null ? ((after ?? before)?.playerId ?? []) : [],
  )
  effects.wake(...new Set([...checkedIn, ...cameOrWent].map(topics.eventsOf)))
  store.wakeMatchList(effects, event)
  await logAdminActs(
    tx,
    event,
    [
      {
        roles: viewer.roles,
        capability: 'event.play',
        line: { actorId: actor.playerId, action: 'match-list-changed', detail: action },
      },
    ],
    { effects, now },
  )
}

/** What says who is here or how a match ended waits until the event can be played. */
const inTime = <C extends RefusalCode>(
  { now }: CallContext,
  { event, list }: Opened,
  decided: Result<MatchList, C>,
): Result<MatchList, C | 'event-too-early'> =>
  decided.ok && isEarly(event.terms, now) && isPlayAct(changeBetween(list, decided.value))
    ? refuse('event-too-early')
    : decided

/** The list as a plan sees it: before anyone can be checked in, whoever is expected plays. */
const planningOf = (
  { now }: CallContext,
  { event, list }: Pick<Opened, 'event' | 'list'>,
): MatchList => listForPlan(list, isEarly(event.terms, now))

/** A plan leaves everyone where they are. */
function replanned<C extends RefusalCode>(
  context: CallContext,
  opened: Opened,
  plan: (list: MatchList) => Result<MatchList, C>,
): Result<MatchList, C> {
  const planned = plan(planningOf(context, opened))
  return planned.ok ? ok({ ...planned.value, players: opened.list.players }) : planned
}

const only = <C extends RefusalCode>(decided: Result<MatchList, C>): Result<Stepped, C> =>
  decided.ok ? ok({ list: decided.value }) : decided
const answer = <C extends RefusalCode>(
  stepped: Result<unknown, C>,
): Result<{ success: boolean }, C> => (stepped.ok ? done : stepped)

const start: InTransaction<'matchLists-start'> = async (context, { eventId }) => {
  const { tx, now } = context
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  const { event } = shown.value
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return refuse(unavailable)
  if ((await store.loadMatchList(tx, eventId)) !== null) return refuse('match-list-started')
  await rankIfEstablished(tx, event, context)
  await store.insertMatchList(tx, {
    eventId,
    players: openingPlayers(await loadMembers(tx, eventId)),
    format: await store.loadFormat(tx, eventId),
    now,
  })
  await addStep(tx, eventId, {
    actorId: context.actor.playerId,
    action: 'start',
    step: null,
    now,
  })
  await announce(context, shown.value, 'start', noChange)
  return done
}

const setFormat: InTransaction<'matchLists-setFormat'> = async (context, { eventId, format }) =>
  answer(
    await step(context, eventId, 'format', ({ event, list }) =>
      formatsFor(event.play).includes(format.format)
        ? ok({ list, format })
        : refuse('format-not-for-play'),
    ),
  )

const presence: InTransaction<'matchLists-setPresence'> = async (
  context,
  { eventId, numbers, presence: to },
) =>
  answer(
    await step(context, eventId, 'presence', async (opened) => {
      const { list } = opened
      const {
        actor: { playerId },
        tx,
        now,
      } = context
      const decided = inTime(context, opened, setPresence(list, numbers, to))
      const isMe = list.players.some(
        (player) => player.playerId === playerId && numbers.includes(player.number),
      )
      if (decided.ok && to === 'here' && isMe)
        await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
      return only(decided)
    }),
  )

const courts: InTransaction<'matchLists-setCourts'> = async (context, { eventId, courts: used }) =>
  answer(
    await step(context, eventId, 'courts', ({ list }) => {
      const now = [...new Set(used)].toSorted((one, other) => one - other)
      return ok({ list: { ...list, courts: now, matches: giveCourts(list.matches, now) } })
    }),
  )

const teams: InTransaction<'matchLists-setTeams'> = async (context, { eventId, teams: pairs }) =>
  answer(await step(context, eventId, 'teams', ({ list }) => only(setTeams(list, pairs))))

const plan: InTransaction<'matchLists-plan'> = async (context, { eventId, revision, rounds }) =>
  answer(
    await step(
      context,
      eventId,
      'plan',
      (opened): Result<Stepped, 'match-list-changed' | 'plan-invalid'> =>
        opened.list.revision === revision
          ? only(
              replanned(context, opened, (list) =>
                replaceRounds(list, rounds, { play: opened.event.play, newId: context.deps.newId }),
              ),
            )
          : refuse('match-list-changed'),
    ),
  )

const lay: InTransaction<'matchLists-layBracket'> = async (
  context,
  { eventId, revision, entrants },
) =>
  answer(
    await step(
      context,
      eventId,
      'bracket',
      async ({
        event,
        list,
        format,
      }): Promise<Result<Stepped, 'match-list-changed' | 'plan-invalid' | 'round-played'>> => {
        if (list.revision !== revision) return refuse('match-list-changed')
        const checked = checkEntrants(
          planningOf(context, { event, list }),
          { format: format.format, play: event.play },
          entrants,
        )
        if (!checked.ok) return checked
        return ok({
          list: await layBracket(
            list,
            {
              kind: format.format === 'double elimination' ? 'double' : 'single',
              hasConsolation: format.consolation,
              entrants,
            },
            context.deps.newId,
          ),
        })
      },
    ),
  )

const drop: InTransaction<'matchLists-dropRound'> = async (context, { eventId, round }) =>
  answer(await step(context, eventId, 'drop-round', ({ list }) => only(dropRound(list, round))))

const swap: InTransaction<'matchLists-swap'> = async (
  context,
  { eventId, round, number, withNumber },
) =>
  answer(
    await step(context, eventId, 'swap', ({ list }) =>
      only(swapInRound(list, round, number, withNumber)),
    ),
  )

const takeOver: InTransaction<'matchLists-substitute'> = async (
  context,
  { eventId, number, withNumber },
) => {
  const taken = await step(context, eventId, 'substitute', (opened) =>
    only(inTime(context, opened, substitute(opened.list, number, withNumber))),
  )
  // Whoever plays has been there: their own lists of events say so.
  const swapped = taken.ok
    ? taken.value.list.players.filter(
        (player) => player.number === number || player.number === withNumber,
      )
    : []
  context.effects.wake(
    ...swapped.flatMap(({ playerId }) => (playerId === null ? [] : [topics.eventsOf(playerId)])),
  )
  return answer(taken)
}

const move: InTransaction<'matches-move'> = async (context, { matchId, court }) => {
  const eventId = await store.eventIdOfMatch(context.tx, matchId)
  if (eventId === null) return refuse('match-not-found')
  const moved = await step(context, eventId, 'move', ({ list }) =>
    only(moveMatch(list, matchId, court)),
  )
  // Who may not see the event learns nothing of its matches.
  return !moved.ok && moved.refusal.code === 'event-not-found'
    ? refuse('match-not-found')
    : answer(moved)
}

type AddRefusal =
  | 'player-not-found'
  | 'said-not-me'
  | 'already-signed-up'
  | 'too-many-guests'
  | 'event-full'
  | 'newcomer-stranger'

const add: InTransaction<'matchLists-addPlayer'> = async (
  context,
  { eventId, playerId, isGuest },
) => {
  const { actor, tx, effects, now, deps } = context
  let number = -1
  const added = await step(
    context,
    eventId,
    isGuest ? 'add-guest' : 'add-player',
    async ({ event, list }): Promise<Result<Stepped, AddRefusal>> => {
      const presence = isEarly(event.terms, context.now) ? 'expected' : 'here'
      const refused = isGuest ? null : await refuseUnreachable(context, event, list, playerId)
      if (refused !== null) return refused
      const decided = isGuest
        ? addGuest(list, playerId, presence)
        : addPlayer(list, playerId, presence)
      if (decided.ok) number = decided.value.number
      return decided
    },
  )
  if (!added.ok) return added
  const { event } = added.value
  if (!isGuest && playerId === actor.playerId)
    await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
  if (!isGuest && playerId !== actor.playerId)
    await addAlerts(
      tx,
      [{ playerId, kind: 'added-to-event', eventId, params: alertParams(event) }],
      { effects, newId: deps.newId, now },
    )
  // Of a private event the match list is a way in.
  effects.wake(topics.eventsOf(playerId), topics.eventAccess(eventId))
  return ok({ number })
}

/**
 * Everyone in the event already can be added; of the others those the organizer sees, and a
 * newcomer no strangers.
 */
async function refuseUnreachable(
  { actor, tx, now, deps }: CallContext,
  { eventId }: EventFacts,
  { players }: MatchList,
  playerId: string,
) {
  const isListed = players.some((player) => player.playerId === playerId)
  if (
    isListed ||
    (await playersTowards(tx, eventId, [playerId])).get(playerId)?.isInRoster === true
  )
    return null
  const found = await findVisiblePlayer(tx, actor.playerId, playerId)
  if (found === null) return refuse('player-not-found')
  if (playerId !== actor.playerId && (await listDenied(tx, eventId, [playerId])).size > 0)
    return refuse('said-not-me', { player: found.playerName })
  return refuseStrangers(tx, { playerId: actor.playerId, now, deps }, { eventId }, [playerId])
}

const undo: InTransaction<'matchLists-undo'> = async (context, { eventId }) => {
  const { tx } = context
  const opened = await lockOpened(context, eventId)
  if (!opened.ok) return opened
  const { list } = opened.value
  const last = await findLastStep(tx, eventId)
  const before = last === null ? refuse('nothing-to-undo') : takeBack(list, last.change)
  if (last === null || !before.ok) return refuse('nothing-to-undo')
  const allowed = inTime(context, opened.value, before)
  if (!allowed.ok) return refuse('event-too-early')
  const change = await saveMatchList(tx, list, before.value)
  if (last.formatBefore !== null) await store.saveFormat(tx, eventId, last.formatBefore)
  await closeStep(tx, last.stepId)
  await announce(context, opened.value, `undo ${last.action}`, change)
  return done
}

const setWatch: InTransaction<'matchLists-setWatch'> = async (context, { eventId, isOn }) => {
  const opened = await lockOpened(context, eventId)
  if (!opened.ok) return opened
  const watchKey = isOn ? randomBytes(16).toString('base64url') : null
  await store.saveWatchKey(context.tx, eventId, watchKey)
  await addStep(context.tx, eventId, {
    actorId: context.actor.playerId,
    action: isOn ? 'watch-on' : 'watch-off',
    step: null,
    now: context.now,
  })
  // The event as it was locked still names the old key: whoever holds it is told that it is dead.
  await announce(context, opened.value, isOn ? 'watch-on' : 'watch-off', noChange)
  return ok({ watchKey })
}

const genders: InTransaction<'matchLists-genders'> = async ({ actor, tx, now }, { eventId }) => {
  const opened = openedBy(
    await findEvent(tx, eventId),
    (await playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId),
    now,
  )
  if (opened === null) return refuse('event-not-found')
  const allowed = permit(actor, opened.viewer.roles, 'event.play')
  if (!allowed.ok) return allowed
  const { format } = await store.loadFormat(tx, eventId)
  const listed = await store.listGenders(tx, eventId)
  return listed === null
    ? refuse('match-list-not-found')
    : ok({ genders: format === 'mixed doubles' ? listed : [] })
}

const setGender: InTransaction<'matchLists-setGender'> = async (
  context,
  { eventId, number, gender },
) => {
  const opened = await lockOpened(context, eventId)
  if (!opened.ok) return opened
  return (await store.saveGender(context.tx, eventId, number, gender))
    ? done
    : refuse('player-not-found')
}

export const matchListHandlers = handlersOf({
  'matchLists-start': start,
  'matchLists-setFormat': setFormat,
  'matchLists-setPresence': presence,
  'matchLists-setCourts': courts,
  'matchLists-setTeams': teams,
  'matchLists-plan': plan,
  'matchLists-layBracket': lay,
  'matchLists-dropRound': drop,
  'matchLists-swap': swap,
  'matchLists-substitute': takeOver,
  'matchLists-addPlayer': add,
  'matches-move': move,
  'matchLists-undo': undo,
  'matchLists-setWatch': setWatch,
  'matchLists-genders': genders,
  'matchLists-setGender': setGender,
})
