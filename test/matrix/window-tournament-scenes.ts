// A tournament as open windows see it: divisions, the plan, calls to courts, the bracket.
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { openMatches, type Scene, type Story } from './window-story.ts'

const day = { startDate: '2026-06-02', endDate: '2026-06-04', endTime: '23:00' } as const

async function openDoors(story: Story): Promise<void> {
  const { olga, place } = story
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(place, day),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: singles,
  })
  await olga.must('tournaments-setWatch', { tournamentId, isOn: true })
  story.open = { tournamentId, eventId }
  story.about.push(tournamentId, eventId)
}

const singles = divisionFieldsFor('pools then bracket', {
  title: 'Open: Singles',
  play: 'singles',
  startTime: '18:00',
  entrants: 4,
})

const firstMatch = async (story: Story): Promise<string> =>
  (await openMatches(story, story.open.eventId))[0] ?? ''

/** Ann and Ada lose, so that no random draw can give them a medal. */
async function decideOne({ app: { db }, olga }: Story, matchId: string): Promise<unknown> {
  const sides = await db
    .selectFrom('match_players as s')
    .innerJoin('match_list_players as k', (join) =>
      join.onRef('k.eventId', '=', 's.eventId').onRef('k.number', '=', 's.number'),
    )
    .select(['s.side', 'k.playerId'])
    .where('s.matchId', '=', matchId)
    .execute()
  const loses = (side: string): boolean =>
    sides.some((seat) => seat.side === side && ['ann', 'ada'].includes(seat.playerId ?? ''))
  return olga.call('matches-decide', {
    matchId,
    games: [loses('a') && !loses('b') ? [4, 11] : [11, 4]],
    walkover: null,
  })
}

const decide = async (story: Story): Promise<unknown> => decideOne(story, await firstMatch(story))

const changed = {
  name: 'Autumn Open',
  startDate: '2026-06-01',
  endDate: '2026-06-05',
  startTime: '07:30',
  endTime: '23:30',
  courts: 3,
  courtsOut: [3],
  restMinutes: 5,
  note: 'Bring water',
}

export const tournamentScenes: readonly Scene[] = [
  {
    by: 'tournaments-update',
    how: 'of everything',
    before: openDoors,
    act: ({ olga, place, open: { tournamentId } }) =>
      olga.must('tournaments-update', {
        tournamentId,
        fields: tournamentFieldsAt(place, { ...changed, cohosts: ['cal'] }),
      }),
  },
  {
    by: 'tournaments-update',
    how: 'that makes it private',
    act: ({ olga, place, open: { tournamentId } }) =>
      olga.must('tournaments-update', {
        tournamentId,
        fields: tournamentFieldsAt(place, { ...changed, invite: true, invited: 'Dinks' }),
      }),
  },
  {
    by: 'tournaments-update',
    how: 'that makes it public',
    act: ({ olga, place, open: { tournamentId } }) =>
      olga.must('tournaments-update', {
        tournamentId,
        fields: tournamentFieldsAt(place, { ...changed, cohosts: [], invite: false }),
      }),
  },
  {
    by: 'events-signUp',
    how: 'for a division, beyond its places',
    before: async ({ cal, dan, ben, open: { eventId } }) => {
      for (const player of [cal, dan, ben])
        await player.must('events-signUp', { eventId, guests: 0 })
    },
    act: async ({ ann, ada, open: { eventId } }) => {
      for (const player of [ann, ada]) await player.must('events-signUp', { eventId, guests: 0 })
    },
  },
  {
    by: 'events-update',
    how: 'of a division',
    act: async ({ app, olga, open: { eventId } }) => {
      const window = await app.socket(olga.token)
      const { fields } = await window.subscribe('events-byId', { eventId }).next()
      await window.close()
      await olga.must('events-update', {
        eventId,
        fields: {
          ...fields,
          title: 'Open: Women',
          gender: 'Any',
          skillMin: 2,
          skillMax: 6,
          skillRule: 'warn',
          startTime: '18:05',
          maxPlayers: 5,
        },
        publish: false,
        scope: 'this',
      })
    },
  },
  {
    by: 'tournaments-planDay',
    how: 'with a draw',
    act: ({ olga, open: { tournamentId } }) =>
      olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' }),
  },
  {
    by: 'matchLists-setPresence',
    how: 'of a division',
    act: ({ olga, open: { eventId } }) =>
      olga.must('matchLists-setPresence', {
        eventId,
        numbers: [0, 1, 2, 3, 4],
        presence: 'here',
      }),
  },
  {
    by: 'matchLists-setPresence',
    how: 'of a division, gone home',
    act: ({ olga, open: { eventId } }) =>
      olga.must('matchLists-setPresence', { eventId, numbers: [4], presence: 'left' }),
  },
  {
    by: 'matchLists-setPresence',
    how: 'of a division, and back',
    act: ({ olga, open: { eventId } }) =>
      olga.must('matchLists-setPresence', { eventId, numbers: [4], presence: 'here' }),
  },
  {
    by: 'tournaments-call',
    how: 'to a court',
    act: async (story) =>
      story.olga.must('tournaments-call', {
        tournamentId: story.open.tournamentId,
        matchId: await firstMatch(story),
        court: 2,
      }),
  },
  { by: 'matches-decide', how: 'of a division', act: decide },
  {
    by: 'tournaments-layBracket',
    how: 'after the pools',
    before: async (story) => {
      for (const _match of await openMatches(story, story.open.eventId)) await decide(story)
    },
    act: ({ olga, open: { tournamentId, eventId } }) =>
      olga.must('tournaments-layBracket', { tournamentId, eventId }),
  },
  {
    by: 'tournaments-addDivision',
    how: 'beside another',
    act: async (story) => {
      const { olga, open } = story
      const { eventId } = await olga.must('tournaments-addDivision', {
        tournamentId: open.tournamentId,
        division: { ...singles, title: 'Open: Others' },
      })
      story.kept = eventId
    },
  },
  {
    by: 'events-cancel',
    how: 'of a division',
    act: ({ olga, kept: eventId }) =>
      olga.must('events-cancel', { eventId, reason: '', scope: 'this' }),
  },
  {
    by: 'results-close',
    how: 'of a division',
    before: async (story) => {
      const { eventId } = story.open
      const open = await openMatches(story, eventId)
      for (const matchId of [...open, ...open]) await decideOne(story, matchId)
    },
    act: ({ olga, open: { eventId } }) =>
      olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 }),
  },
  {
    by: 'tournaments-setWatch',
    how: 'off',
    before: ({ app, open: { eventId } }) =>
      app.db.updateTable('events').set({ deleted: true }).where('eventId', '=', eventId).execute(),
    act: ({ olga, open: { tournamentId } }) =>
      olga.must('tournaments-setWatch', { tournamentId, isOn: false }),
  },
]
