// A club's picture, a tournament and a league season with the windows of window-story.ts open.
import { sql } from 'kysely'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { teamLeagueAt } from '#test/scenes/team-league-scene.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { openMatches, type Scene, type Story } from './window-story.ts'
import { tournamentScenes } from './window-tournament-scenes.ts'

const score = (...games: [number, number][]) => ({ games, walkover: null })

async function aSeason({ app, olga, place }: Story): Promise<Story['season']> {
  const people = []
  for (let number = 1; number <= 12; number += 1) people.push(await app.signedIn(`Mate${number}`))
  const leagueSeriesId = await runningLeague(olga, people, teamLeagueAt(place))
  await olga.must('leagues-setWatch', { leagueSeriesId, isOn: true })
  return { leagueSeriesId, players: people.map(({ playerId }) => playerId) }
}

const findTeam = async ({ app, season }: Story, name: string): Promise<string> =>
  (
    await app.db
      .selectFrom('league_teams')
      .select('teamId')
      .where('leagueSeriesId', '=', season.leagueSeriesId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).teamId

async function findMatchup({ app, season: { leagueSeriesId } }: Story) {
  const { matchupId } = await app.db
    .selectFrom('league_matchups')
    .select('matchupId')
    .where('leagueSeriesId', '=', leagueSeriesId)
    .executeTakeFirstOrThrow()
  return { leagueSeriesId, matchupId }
}

const isFirst = async (story: Story, name: string): Promise<boolean> =>
  (
    await story.app.db
      .selectFrom('league_matchups')
      .select('teamA')
      .where('leagueSeriesId', '=', story.season.leagueSeriesId)
      .executeTakeFirstOrThrow()
  ).teamA === (await findTeam(story, name))

export const seasonScenes: readonly Scene[] = [
  {
    by: 'upload',
    how: 'of a club',
    act: async ({ app, olga, clubId }) => {
      const { publicKey } = await app.db
        .selectFrom('clubs')
        .select('publicKey')
        .where('slug', '=', clubId)
        .executeTakeFirstOrThrow()
      await sendPhoto(app.url, olga.headers, `club/${publicKey}`, await aJpeg())
    },
  },
  {
    by: 'leagues-update',
    how: 'of everything',
    before: async (story) => {
      story.kept = (
        await story.olga.must('leagues-create', { fields: leagueFieldsAt(story.place) })
      ).leagueSeriesId
      story.about.push(story.kept)
    },
    act: ({ olga, kept, place }) =>
      olga.must('leagues-update', {
        leagueSeriesId: kept,
        fields: leagueFieldsAt(place, {
          kind: 'round robin',
          play: 'singles',
          entryBy: 'player',
          gender: 'Women',
          name: 'Box league',
          startDate: '2026-06-02',
          endDate: '2026-07-30',
          signupDeadline: '2026-06-29',
          skillMin: 2.5,
          skillMax: 5,
          maxPlayers: 30,
          groupSize: 5,
          movers: 2,
          absence: 'down',
          rounds: 7,
          points: 15,
          winBy: 1,
          scoring: 'rally',
          bestOf: 3,
          ranked: false,
          note: 'Mondays',
        } as never),
      }),
  },
  {
    by: 'leagues-addDays',
    how: 'while it runs',
    act: async (story) => {
      story.kept = await aLeagueDay(story.olga, story.ladder)
      story.about.push(story.kept)
    },
  },
  {
    by: 'leagues-update',
    how: 'of the name beside a game day',
    act: ({ olga, ladder, place }) =>
      olga.must('leagues-update', {
        leagueSeriesId: ladder,
        fields: leagueFieldsAt(place, { play: 'singles', name: 'Sunday ladder' }),
      }),
  },
  {
    by: 'matchLists-plan',
    how: 'of a league day',
    before: async ({ olga, kept: eventId }) => {
      await olga.must('matchLists-start', { eventId })
      await olga.must('matchLists-setPresence', {
        eventId,
        numbers: [0, 1, 2, 3],
        presence: 'here',
      })
    },
    act: async ({ app, olga, kept: eventId }) => {
      const { rounds } = await olga.must('leagues-dayRounds', { eventId, seed: 1 })
      const { revision } = await app.db
        .selectFrom('match_lists')
        .select('revision')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
      await olga.must('matchLists-plan', { eventId, revision, rounds })
    },
  },
  {
    by: 'matches-decide',
    how: 'on a league day',
    act: async (story) =>
      story.olga.must('matches-decide', {
        matchId: (await openMatches(story, story.kept))[0] ?? '',
        ...score([11, 4]),
      }),
  },
  {
    by: 'results-close',
    how: 'of a league day',
    before: async (story) => {
      for (const matchId of await openMatches(story, story.kept))
        await story.olga.must('matches-decide', { matchId, ...score([3, 11]) })
    },
    act: ({ olga, kept }) =>
      olga.must('results-close', { eventId: kept, unplayed: 0, unanswered: 0 }),
  },
  {
    by: 'leagues-setState',
    how: 'to its end',
    before: async ({ app, ladder, kept }) => {
      await sql`insert into own_acts (event_id, player_id, state, how, changed)
        select ${kept}::uuid, m.player_id, 'acted', 'yes', now() from league_players m
        where m.league_series_id = ${ladder} on conflict (event_id, player_id)
        do update set state = 'acted', how = 'yes'`.execute(app.db)
    },
    act: ({ olga, ladder }) =>
      olga.must('leagues-setState', { leagueSeriesId: ladder, state: 'concluded' }),
  },
  {
    by: 'leagues-saveTeam',
    how: 'with a captain',
    before: async (story) => {
      story.season = await aSeason(story)
      story.about.push(story.season.leagueSeriesId)
    },
    act: async (story) => {
      const { leagueSeriesId, players } = story.season
      const [captain] = players
      for (const [from, name] of ['Dinkers', 'Lobbers', 'Bangers'].entries())
        await story.olga.must('leagues-saveTeam', {
          leagueSeriesId,
          teamId: null,
          name,
          captainId: null,
          playerIds: players.slice(from * 4, from * 4 + 4),
        })
      await story.olga.must('leagues-saveTeam', {
        leagueSeriesId,
        teamId: await findTeam(story, 'Dinkers'),
        name: 'Drivers',
        captainId: captain ?? null,
        playerIds: players.slice(0, 4),
      })
    },
  },
  {
    by: 'leagues-deleteTeam',
    act: async (story) =>
      story.olga.must('leagues-deleteTeam', {
        leagueSeriesId: story.season.leagueSeriesId,
        teamId: await findTeam(story, 'Bangers'),
      }),
  },
  {
    by: 'leagues-planMatchups',
    act: ({ olga, season: { leagueSeriesId } }) =>
      olga.must('leagues-planMatchups', {
        leagueSeriesId,
        firstDay: '2026-06-20',
        startTime: '18:00',
        everyDays: 7,
        legs: 1,
      }),
  },
  {
    by: 'leagues-saveTeam',
    how: 'with other names',
    act: async (story) => {
      const { leagueSeriesId, players } = story.season
      for (const [from, name] of ['Drivers', 'Lobbers'].entries())
        await story.olga.must('leagues-saveTeam', {
          leagueSeriesId,
          teamId: await findTeam(story, name),
          name: `The ${name}`,
          captainId: null,
          playerIds: players.slice(from * 4, from * 4 + 4),
        })
    },
  },
  {
    by: 'leagues-moveMatchup',
    act: async (story) =>
      story.olga.must('leagues-moveMatchup', {
        ...(await findMatchup(story)),
        day: '2026-06-02',
        startTime: '18:00',
      }),
  },
  {
    by: 'leagues-setLineup',
    how: 'of both',
    act: async (story) => {
      const matchup = await findMatchup(story)
      const { players } = story.season
      const first = await isFirst(story, 'The Drivers')
      for (const side of ['a', 'b'] as const) {
        const from = (side === 'a') === first ? 0 : 4
        const [one = '', two = '', three = '', four = ''] = players.slice(from, from + 4)
        await story.olga.must('leagues-setLineup', {
          ...matchup,
          side,
          lineup: [
            [one, two],
            [three, four],
          ],
        })
      }
    },
  },
  {
    by: 'leagues-setPairResult',
    how: 'of both pairs',
    act: async (story) => {
      const matchup = await findMatchup(story)
      for (const [pair, games] of [
        [1, [[11, 4]]],
        [2, [[11, 9]]],
      ] as const)
        await story.olga.must('leagues-setPairResult', {
          ...matchup,
          pair,
          games: games.map(([a, b]): [number, number] => [a, b]),
        })
    },
  },
  {
    by: 'leagues-setPairResult',
    how: 'to a tie',
    act: async (story) =>
      story.olga.must('leagues-setPairResult', {
        ...(await findMatchup(story)),
        pair: 2,
        games: [[4, 11]],
      }),
  },
  {
    by: 'leagues-setWatch',
    how: 'off',
    act: ({ olga, ladder }) =>
      olga.must('leagues-setWatch', { leagueSeriesId: ladder, isOn: false }),
  },
  ...tournamentScenes,
]
