// Data for the addresses of docs/map.md: a venue with a club, a running event, a league, a
// tournament, and values for the placeholders in braces.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { fillAddress } from '#test/support/fill-address.ts'
import { readRouteMap } from '#test/support/route-map.ts'
import type { Story } from './story.ts'

/** Addresses that redirect a set-up player; their own stories cover them. */
const leadsAway = new Set([
  '/',
  '/landing',
  '/terms',
  '/privacy',
  '/signin',
  '/register',
  '/register/{referralCode}',
  '/reset',
  '/signout',
  '/playersetup',
  '/welcome',
  '/events/{locationId}',
  '/player/{locId}/{addFavLoc}',
])

export type MapScene = Awaited<ReturnType<typeof aScene>>

export async function aScene(story: Story) {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Mueller Courts' })
  const today = toDeviceDay(Date.now())
  const ana = await app.signedIn('Ana', { homeLocation: location })
  const ben = await app.signedIn('Ben', { homeLocation: location })
  const others = await Promise.all(
    ['Cleo', 'Dan'].map((name) => app.signedIn(name, { homeLocation: location })),
  )
  const people = [ana, ben, ...others]
  await anAdmin(app.db, location, ana.playerId)
  const clubId = await aClub(app.db, {
    location,
    owner: ana.playerId,
    name: 'Dinkers',
    members: ['ben'],
  })
  const {
    eventId,
    plan,
    now: lookAtList,
  } = await anEvening(app, ana, people, location, {
    startDate: addDays(today, 1),
    title: 'Martes por la noche',
  })
  await plan('0+1 v 2+3')
  const [match] = (await lookAtList()).matches
  const { watchKey } = await ana.must('matchLists-setWatch', { eventId, isOn: true })
  const leagueSeriesId = await openLeague(
    ana,
    leagueFieldsAt(location, {
      startDate: today,
      endDate: addDays(today, 40),
      signupDeadline: addDays(today, 10),
    }),
  )
  const link = await ana.must('leagues-setWatch', { leagueSeriesId, isOn: true })
  const { tournamentId } = await ana.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { startDate: today, endDate: addDays(today, 3) }),
  })
  await ana.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('pools then bracket', { startDate: addDays(today, 2) }),
  })
  const cup = await ana.must('tournaments-setWatch', { tournamentId, isOn: true })
  const { publicKey: clubKey } = await app.db
    .updateTable('clubs')
    .set({ visibility: 'link', title: 'Dinkers of the Bay' })
    .where('slug', '=', clubId)
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  const now = Date.now()
  await aQueue(app.db, eventId, { players: ['ana'], now })
  const made = { ana, ben, location, today, clubId, clubKey, eventId, leagueSeriesId, tournamentId }
  return {
    ...made,
    matchId: match?.matchId ?? '',
    watchKey: watchKey ?? '',
    leagueKey: link.watchKey ?? '',
    tournamentKey: cup.watchKey ?? '',
  }
}

const named = { clubName: 'Dinkers', playerId: 'ana', otherName: 'Ben' }

export const listScreens = (scene: MapScene): { path: string; file: string }[] =>
  readRouteMap()
    .flatMap(({ addresses, file }) => addresses.map((address) => ({ address, file })))
    .filter(({ address }) => !leadsAway.has(address))
    .map(({ address, file }) => ({ path: fillAddress(address, { ...scene, ...named }), file }))
