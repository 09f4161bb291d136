// A small world full of cross references: Olga's club at Ada's venue and everything that names
// either. Each kind is summarized in one line as its viewers see it; Eve is a stranger who may take
// freed names.
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import type { ThingKind } from '#server/manifests/table-facts.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { ask } from '#test/scenes/team-scene.ts'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

export type Look = Record<ThingKind, string>

export type World = {
  app: TestApp
  ada: TestPlayer
  olga: TestPlayer
  ann: TestPlayer
  ben: TestPlayer
  cal: TestPlayer
  eve: TestPlayer
  place: string
  clubId: string
  eventId: string
  seriesId: string
  leagueSeriesId: string
  tournamentId: string
  templateId: string
  watchKey: string
}

const feedSecret = 'f'.repeat(43)

/**
 * Ann and Cal are in the club, a team, and signed up; Ben is invited everywhere, and Cal asked him
 * to join the league.
 */
export async function openWorld(): Promise<World> {
  const app = await startTestApp()
  const place = await aLocation(app.db, { locationId: 'pier', name: 'Pier' })
  const named = (name: string) => app.signedIn(name, { homeLocation: place })
  const [ada, olga, ann, ben, cal, eve] = [
    await named('Ada'),
    await named('Olga'),
    await named('Ann'),
    await named('Ben'),
    await named('Cal'),
    await named('Eve'),
  ]
  await anAdmin(app.db, place, 'ada')
  const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Dinks' })
  const club = { locationId: place, clubId }
  for (const playerId of ['ann', 'cal']) await olga.must('clubMembers-add', { ...club, playerId })
  await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
  const forClub = { invite: true, invited: 'Dinks' }
  const fields = eventFieldsAt(place, { ...forClub, title: 'Drills', type: 'round robin' })
  const { eventId } = await olga.must('events-create', {
    fields,
    status: 'published',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 2 },
  })
  await ask(app.db, eventId, cal, ann)
  await acceptNewest(app, ann, cal)
  for (const player of [ann, cal]) await player.must('events-signUp', { eventId, guests: 0 })
  const leagueSeriesId = await openLeague(
    olga,
    leagueFieldsAt(place, { ...forClub, name: 'Ladder' }),
  )
  await ann.must('leagues-join', { leagueSeriesId, partnerId: null })
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(place, forClub),
  })
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'ben', invited: true })
  await ada.must('locationsAdmin-invite', { locationId: place, playerId: 'ben' })
  const {
    startDate: _day,
    signupOpens: _opens,
    signupCloses: _closes,
    cohosts: _cohosts,
    drawAt: _draw,
    ...kept
  } = fields
  const { templateId } = await ann.must('templates-save', { name: 'Club night', fields: kept })
  await ann.must('calendarFeeds-set', { secret: feedSecret })
  await olga.must('matchLists-start', { eventId })
  const { watchKey } = await olga.must('matchLists-setWatch', { eventId, isOn: true })
  const { seriesId } = await app.db
    .selectFrom('events')
    .select('seriesId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return {
    app,
    ada,
    olga,
    ann,
    ben,
    cal,
    eve,
    place,
    clubId,
    eventId,
    seriesId: seriesId ?? '',
    leagueSeriesId,
    tournamentId,
    templateId,
    watchKey: watchKey ?? '',
  }
}

async function acceptNewest(app: TestApp, who: TestPlayer, from: TestPlayer): Promise<void> {
  const {
    messages: [newest],
  } = await seenOr(app, who, 'messages-thread', { playerId: from.playerId, limit: 1 })
  await who.must('eventTeams-accept', { messageId: newest?.messageId ?? '' })
}

async function seenOr<N extends LiveName>(
  app: TestApp,
  who: Pick<TestPlayer, 'token'> | null,
  query: N,
  input: LiveInput<N>,
): Promise<LiveOutput<N>> {
  const window = await app.socket(who?.token)
  try {
    return await window.subscribe(query, input).next()
  } finally {
    await window.close()
  }
}

async function told<N extends LiveName>(
  { app }: World,
  who: Pick<TestPlayer, 'token'> | null,
  query: N,
  input: LiveInput<N>,
  words: (answer: LiveOutput<N>) => string,
  refused = 'none',
): Promise<string> {
  const window = await app.socket(who?.token)
  const view = window.subscribe(query, input)
  const answer = await until(`the answer of ${query}`, () =>
    view.refusal() === null ? view.latest() : { isRefused: true as const },
  )
  await window.close()
  return typeof answer === 'object' && answer !== null && 'isRefused' in answer
    ? refused
    : words(answer)
}

export async function lookAt(world: World): Promise<Look> {
  const { ann, ben, eve, place, clubId, eventId, seriesId } = world
  const { leagueSeriesId, tournamentId, watchKey } = world
  const stranger = async (
    query: 'events-byId' | 'leagues-byId' | 'tournaments-byId',
    input: object,
  ): Promise<string> =>
    (await told(world, eve, query, input as never, () => ', and Eve sees it')).replace('none', '')
  return {
    club: await told(
      world,
      ann,
      'clubs-byId',
      { locationId: place, clubId },
      ({ clubName, locationName, ownerName, members }) =>
        `${clubName} at ${locationName}, of ${ownerName}, with ${namesOf(members)}`,
    ),
    venue: await told(
      world,
      ann,
      'locations-byId',
      { locationId: place, today: '2026-06-01' },
      ({ fields, admins, clubs, playerCount }) =>
        `${fields.name}, run by ${namesOf(admins)}, clubs ${clubs.map(({ clubName }) => clubName).join(' ')}, ${playerCount} players`,
    ),
    player: await told(
      world,
      ann,
      'players-byId',
      { playerId: 'olga' },
      ({ playerName, homeLocationName }) => `${playerName}, home ${homeLocationName}`,
    ),
    event:
      (await told(
        world,
        ann,
        'events-byId',
        { eventId },
        ({ fields, status, locationName, organizerName, roster }) =>
          `${fields.title} at ${locationName} for ${fields.invited}, by ${organizerName}, ${status}, with ${namesOf(roster)}`,
      )) + (await stranger('events-byId', { eventId })),
    league:
      (await told(
        world,
        ann,
        'leagues-byId',
        { leagueSeriesId },
        ({ fields, locationName, organizerName, state, members }) =>
          `${fields.name} at ${locationName} for ${fields.invited}, by ${organizerName}, ${state}, with ${namesOf(members)}`,
      )) + (await stranger('leagues-byId', { leagueSeriesId })),
    tournament:
      (await told(
        world,
        ann,
        'tournaments-byId',
        { tournamentId },
        ({ fields, locationName, organizerName }) =>
          `${fields.name} at ${locationName} for ${fields.invited}, by ${organizerName}`,
      )) + (await stranger('tournaments-byId', { tournamentId })),
    series: await told(world, ann, 'series-byId', { seriesId }, ({ events }) =>
      events.map(({ status, myPlace }) => [status, myPlace].filter(Boolean).join(' ')).join(', '),
    ),
    team: await told(
      world,
      ann,
      'eventTeams-mine',
      { eventId },
      ({ partner }) => `with ${partner?.playerName ?? 'nobody'}`,
    ),
    template: await told(
      world,
      ann,
      'templates-mine',
      {},
      ({ templates }) =>
        templates
          .map(({ name, fields }) => `${name} at ${fields.location} for ${fields.invited}`)
          .join() || 'none',
    ),
    invitation: [
      await told(
        world,
        ben,
        'clubs-atLocation',
        { locationId: place },
        ({ invited }) => invited.map(({ clubName }) => `club ${clubName}`).join() || 'no club',
      ),
      await told(
        world,
        ben,
        'leagues-byId',
        { leagueSeriesId },
        ({ fields, mine }) => (mine === 'invited' ? `league ${fields.name}` : 'no league'),
        'no league',
      ),
      await told(
        world,
        ben,
        'messages-thread',
        { playerId: 'ada', limit: 1 },
        ({ messages }) =>
          `office of ${messages[0]?.request?.locationName ?? 'none'} ${messages[0]?.request?.state ?? ''}`,
      ),
      await told(
        world,
        ben,
        'alerts-list',
        { limit: 10, unreadOnly: false },
        ({ alerts }) =>
          alerts
            .map(({ kind, params }) => `${kind} ${params['clubName'] ?? params['league'] ?? ''}`)
            .toSorted()
            .join(', ') || 'no alert',
      ),
    ].join('; '),
    feed: await feedOf(world),
    'watch link': await told(
      world,
      null,
      'matchLists-watch',
      { watchKey },
      ({ matchList: { title, locationName, players } }) =>
        `${title} at ${locationName}, with ${namesOf(players)}`,
    ),
  }
}

const namesOf = (people: readonly { playerName: string }[]): string =>
  people
    .map(({ playerName }) => playerName)
    .toSorted()
    .join(' ') || 'nobody'

async function feedOf({ app }: World): Promise<string> {
  const answer = await fetch(`${app.url}/feed/${feedSecret}.ics`)
  const text = (await answer.text()).replaceAll('\r\n ', '')
  const lines = answer.ok
    ? text
        .split('\r\n')
        .filter((line) => /^(SUMMARY|LOCATION|STATUS)/.test(line))
        .map((line) => line.replace(/^[^:]*:/, '').split('\\,')[0])
    : ['none']
  return lines.join(', ') || 'nothing'
}
