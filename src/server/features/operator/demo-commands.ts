// Empties the demo in one transaction: first what touches other people, by the rules of the game,
// then its people and all that they alone run.
import type { CallOutput } from '#contract/contract.ts'
import { demoCounts, type DemoCounts } from '#domain/operator/demo.ts'
import { lockOwners } from '../../core/access/operator-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent } from '../../core/event/queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import { sendInvalidation } from '../../db/invalidations.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { demoVenuePhoto } from '../../demo/photos.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import type { People } from '../../manifests/table-facts.ts'
import { endClub } from '../club/commands.ts'
import { clubAlertParams, lockClub, setOwner } from '../club/queries.ts'
import { endKeeper } from '../contact/commands.ts'
import { erase } from '../deletion/erase-queries.ts'
import { handOverEvent } from '../deletion/queries.ts'
import { leaveSilently } from '../league/leave-commands.ts'
import { findStandingClaim, listStandingOf } from '../personal-link/ask-queries.ts'
import { takeBackClaim } from '../personal-link/claim-commands.ts'
import { dropPhoto } from '../photo/commands.ts'
import { leaveAllQueues } from '../queue/arrival-commands.ts'
import * as store from './demo-queries.ts'
import { cancelForEveryone } from './suspend-commands.ts'

type Found = {
  players: store.DemoPlayer[]
  accounts: store.DemoUser[]
  run: store.RunByDemo
  counts: DemoCounts
  /** Stays: it asks, or it is the only owner. */
  keptAccount: string | null
}

export async function findDemo(
  db: Database,
  { now, askedBy }: { now: number; askedBy: string | null },
): Promise<Found> {
  const everyone = await store.listDemoAccounts(db)
  const keptId = await findKept(db, everyone, askedBy)
  const accounts = everyone.filter(({ userId }) => userId !== keptId)
  const players = (await store.listDemoPlayers(db)).filter(
    ({ userId }) => userId === null || userId !== keptId,
  )
  const ids = players.map(({ playerId }) => playerId)
  const run = await store.listRunByDemo(db, ids, now)
  const gone = run.events.filter(({ heir }) => heir === null)
  const ended = run.clubs.filter(({ heir }) => heir === null)
  const loss = await store.countLoss(db, ids, {
    coming: gone.flatMap(({ eventId, isComing }) => (isComing ? [eventId] : [])),
    events: gone.map(({ eventId }) => eventId),
    leagues: run.leagues.map(({ leagueSeriesId }) => leagueSeriesId),
  })
  const tournaments = run.tournaments.filter(({ heir }) => heir === null)
  const named = new Set(players.flatMap(({ userId }) => userId ?? []))
  return {
    players,
    accounts,
    run,
    counts: {
      ...loss,
      people: players.length + accounts.filter(({ userId }) => !named.has(userId)).length,
      accounts: accounts.length,
      events: gone.length,
      clubs: ended.length,
      leagues: run.leagues.length,
      tournaments: tournaments.length,
      memberships: ended.reduce((sum, { others }) => sum + others, loss.memberships),
      handedOver:
        run.events.length -
        gone.length +
        (run.tournaments.length - tournaments.length) +
        (run.clubs.length - ended.length),
    },
    keptAccount: everyone.find(({ userId }) => userId === keptId)?.email ?? null,
  }
}

export const describeDemo = (counts: DemoCounts): string =>
  demoCounts.flatMap((name) => (counts[name] > 0 ? [`${name} ${counts[name]}`] : [])).join(', ')

async function findKept(
  db: Database,
  accounts: readonly store.DemoUser[],
  askedBy: string | null,
): Promise<string | null> {
  const asks = accounts.find(({ userId }) => userId === askedBy)
  if (asks !== undefined) return asks.userId
  const owners = await store.listOwners(db)
  const isOfDemo = (id: string): boolean => accounts.some(({ userId }) => userId === id)
  return owners.every(isOfDemo) ? (owners[0] ?? null) : null
}

export async function showDemo({
  actor,
  tx,
  now,
}: CallContext): Promise<CallOutput<'operators-see'>> {
  const { counts, keptAccount } = await findDemo(tx, { now, askedBy: actor.userId })
  const emptied = await store.findDemoEmptied(tx)
  return { page: 'demo', emptied: emptied?.toISOString() ?? null, counts, keptAccount }
}

export async function emptyDemo(
  unit: UnitOfWork,
  { people, askedBy }: { people: People; askedBy: string | null },
): Promise<Found> {
  const { tx, effects, now, newId } = unit
  await lockOwners(tx)
  await store.lockDemoPlayers(tx)
  const found = await findDemo(tx, { now, askedBy })
  const { players, accounts, run } = found
  const ids = players.map(({ playerId }) => playerId)
  if (ids.length > 0) {
    await handOver(unit, run)
    await leaveOthers(unit, ids, people)
    await endAlone(unit, run, ids)
    for (const { photoUrl } of players) await dropPhoto(tx, photoUrl, now)
    await erase(tx, toErased(players, accounts), { people, newId })
  }
  for (const photoUrl of await store.takeVenuePhotos(tx, demoVenuePhoto))
    await dropPhoto(tx, photoUrl, now)
  await store.deleteDemoAccounts(
    tx,
    accounts.map(({ userId }) => userId),
  )
  await store.markDemoEmptied(tx, now)
  for (const { userId } of accounts) effects.publish(topics.sessions(userId))
  await sendInvalidation(tx, null)
  return found
}

const toErased = (players: readonly store.DemoPlayer[], accounts: readonly store.DemoUser[]) =>
  players.map(({ playerId, playerName, userId }) => ({
    playerId,
    playerName,
    userId,
    email: accounts.find((account) => account.userId === userId)?.email ?? null,
  }))

async function handOver(unit: UnitOfWork, { events, tournaments, clubs }: store.RunByDemo) {
  const { tx, now } = unit
  for (const { tournamentId, heir } of tournaments)
    if (heir !== null) await store.handOverTournament(tx, tournamentId, heir)
  for (const { eventId, heir, isComing } of events) {
    if (heir === null) continue
    const event = await lockEvent(tx, eventId)
    await handOverEvent(tx, eventId, heir, now)
    if (event !== null && isComing)
      await sendAlerts(unit, [
        { playerId: heir, kind: 'event-handed-over', eventId, params: alertParams(event) },
      ])
  }
  for (const { heir, ...key } of clubs) {
    const club = heir === null ? undefined : await lockClub(tx, key)
    if (club === undefined || heir === null) continue
    await setOwner(tx, key, heir)
    const { player: _gone, ...params } = clubAlertParams(club)
    await sendAlerts(unit, [{ playerId: heir, kind: 'club-handed-over', eventId: null, params }])
  }
}

async function leaveOthers(
  unit: UnitOfWork,
  ids: readonly string[],
  people: People,
): Promise<void> {
  const { tx, now } = unit
  for (const entry of await store.listDemoEntries(tx, ids, now)) await withdrawPlayer(unit, entry)
  await leaveAllQueues(unit, ids)
  for (const member of await store.listDemoLeagues(tx, ids)) await leaveSilently(unit, member)
  for (const playerId of await store.listClaimants(tx, ids))
    for (const contactId of await listStandingOf(tx, playerId, now)) {
      const standing = await findStandingClaim(tx, contactId, now)
      if (standing !== null) await takeBackClaim(unit, standing, people)
    }
  for (const keeperId of await store.listDemoKeepers(tx, ids))
    await endKeeper(unit, { keeperId, locationId: null, slug: null })
}

async function endAlone(
  unit: UnitOfWork,
  { events, clubs }: store.RunByDemo,
  ids: readonly string[],
): Promise<void> {
  const { tx } = unit
  for (const { eventId, heir, isComing, hasOthers } of events)
    if (heir === null && isComing && hasOthers) await cancelForEveryone(unit, eventId)
  for (const { heir, others: _others, ...key } of clubs) {
    const club = heir === null ? await lockClub(tx, key) : undefined
    if (club !== undefined) await endClub(unit, club, club.ownerId)
  }
  await store.deleteRunByDemo(tx, ids)
}
