// A picture for a club, and how a tournament and a league go on, beside the windows of window-story.ts.
import { aLeagueDay, leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { openMatches, type Scene } from './window-story.ts'

const score = (...games: [number, number][]) => ({ games, walkover: null })

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
    act: ({ olga, ladder }) =>
      olga.must('leagues-setState', { leagueSeriesId: ladder, state: 'concluded' }),
  },
  {
    by: 'leagues-setWatch',
    how: 'off',
    act: ({ olga, ladder }) =>
      olga.must('leagues-setWatch', { leagueSeriesId: ladder, isOn: false }),
  },
]

/** In the order of the story. */
