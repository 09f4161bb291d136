// Scenes with the windows of window-story.ts open, in this order: calls the matrix can't make
// succeed, changes of all fields at once, and the course of an evening and a league. Operator
// commands and jobs are in window-programs.ts.
import { randomUUID } from 'node:crypto'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aDevice } from '#test/scenes/notification-scene.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { signTicket } from '../../src/server/features/suspension/queries.ts'
import { nouns } from './nouns.ts'
import { everythingElse } from './window-changes.ts'
import { claimScenes } from './window-claim-scenes.ts'
import { houseScenes } from './window-house-scenes.ts'
import { moneyScenes } from './window-money-scenes.ts'
import { runningScenes } from './window-running-scenes.ts'
import { seasonScenes as seasons } from './window-season-scenes.ts'
import { openMatches, signInAgain, type Scene, type Story } from './window-story.ts'

const score = (...games: [number, number][]) => ({ games, walkover: null })

const firstOf = async (story: Story): Promise<string> =>
  (await openMatches(story, story.cup))[0] ?? ''
const cupFields = (place: string) =>
  eventFieldsAt(place, {
    type: 'tournament',
    play: 'singles',
    title: 'Summer cup',
    duration: 150,
    courts: 3,
    format: {
      format: 'singles',
      rounds: 3,
      points: 11,
      winBy: 2,
      scoring: 'rally',
      bestOf: 1,
      ranked: true,
      consolation: false,
    },
  })

const ways: readonly Scene[] = [
  { by: 'account-sendVerification', act: ({ ann }) => ann.must('account-sendVerification', {}) },
  {
    by: 'account-confirmEmail',
    act: async ({ app, ann }) => {
      const token =
        /(?:settings\/email#|confirm-address\?t=)([\w-]+)/.exec(
          (await app.mailbox.next()).text,
        )?.[1] ?? ''
      await ann.must('account-confirmEmail', { token })
    },
  },
  {
    by: 'account-confirmCode',
    act: async ({ app, ann }) => {
      await app.db
        .updateTable('auth_users')
        .set({ emailVerified: false })
        .where('id', '=', ann.userId)
        .execute()
      await ann.must('account-sendVerification', {})
      const code = /\n(\d{6})\n/.exec((await app.mailbox.next()).text)?.[1] ?? ''
      await ann.must('account-confirmCode', { code })
    },
  },
  {
    by: 'account-revokeSession',
    before: async (story) => {
      story.kept = await signInAgain(story, story.ann)
    },
    act: ({ ann, kept }) => ann.must('account-revokeSession', { sessionId: kept }),
  },
  {
    by: 'account-removePasskey',
    before: async (story) => {
      story.kept = randomUUID()
      const key = {
        id: story.kept,
        name: 'Phone',
        publicKey: 'x',
        userId: story.ann.userId,
        credentialId: randomUUID(),
        counter: 0,
        deviceType: 'singleDevice',
        backedUp: false,
        transports: null,
        aaguid: null,
      }
      await story.app.db.insertInto('auth_passkeys').values(key).execute()
      await story.app.db
        .updateTable('auth_accounts')
        .set({ providerId: 'google' })
        .where('userId', '=', story.ann.userId)
        .execute()
    },
    act: ({ ann, kept }) => ann.must('account-removePasskey', { passkeyId: kept }),
  },
  {
    by: 'account-unlinkProvider',
    before: async ({ app, ann }) => {
      const now = new Date()
      await app.db
        .insertInto('auth_accounts')
        .values({
          id: randomUUID(),
          accountId: 'ann',
          providerId: 'facebook',
          userId: ann.userId,
          password: null,
          createdAt: now,
          updatedAt: now,
        })
        .execute()
    },
    act: ({ ann }) => ann.must('account-unlinkProvider', { provider: 'facebook' }),
  },
  {
    by: 'account-appeal',
    before: async (story) => {
      await story.admin('players', 'suspend', 'dan', '--reason', 'Spam')
      story.kept = signTicket(story.app.deps.links, story.dan.userId, story.app.clock.now())
    },
    act: ({ app, kept }) =>
      app.visitor.must('account-appeal', { ticket: kept, text: 'It was not me.' }),
  },
]

const wholes: readonly Scene[] = [
  {
    by: 'players-updatePlayer',
    how: 'of every text and number',
    act: ({ ann }) =>
      ann.must('players-updatePlayer', {
        playerId: 'ann',
        fields: {
          skillSelf: 4.5,
          gender: 'woman',
          birthYear: 1970,
          homePage: 'calendar',
          duprId: 'K9Y2P1',
          duprRating: 3.62,
          headline: 'Dinks only',
          summary: 'Since 2019',
          youtube: 'https://youtube.com/@ann',
          facebook: 'https://facebook.com/ann',
          instagram: 'https://instagram.com/ann',
          twitter: 'https://x.com/ann',
          medium: 'https://medium.com/@ann',
          onLeaderboards: false,
        },
      }),
  },
  {
    by: 'players-updatePlayer',
    how: 'of the home venue',
    act: ({ ann, otherPlace }) =>
      ann.must('players-updatePlayer', { playerId: 'ann', fields: { homeLocation: otherPlace } }),
  },
  {
    by: 'players-updatePlayer',
    how: 'that hides',
    act: ({ ann }) =>
      ann.must('players-updatePlayer', { playerId: 'ann', fields: { hidden: true } }),
  },
  {
    by: 'players-updatePlayer',
    how: 'that shows again',
    act: ({ ann }) =>
      ann.must('players-updatePlayer', {
        playerId: 'ann',
        fields: { hidden: false, onLeaderboards: true },
      }),
  },
  {
    by: 'suggestions-create',
    act: ({ ben, place }) =>
      ben.must('suggestions-create', { locationId: place, changes: { courts: 9 } }),
  },
  {
    by: 'locations-update',
    how: 'of everything',
    before: async (story) => {
      const window = await story.app.socket(story.ada.token)
      const { fields } = await window
        .subscribe('locations-byId', { locationId: story.place, today: '2026-06-01' })
        .next()
      await window.close()
      story.kept = JSON.stringify(fields)
    },
    act: ({ ada, place, kept }) =>
      ada.must('locations-update', {
        locationId: place,
        fields: {
          ...(JSON.parse(kept) as object),
          name: 'Long Pier',
          address: '1 Pier Road',
          city: 'Hoboken',
          region: 'NJ',
          country: 'CA',
          lat: 40.75,
          lon: -74.1,
          courts: 7,
          dedicatedCourts: 5,
          indoor: true,
          lit: true,
          covered: true,
          restrooms: true,
          water: true,
          parking: true,
          surface: 'asphalt',
          nets: 'permanent',
          access: 'members',
          fee: '5',
          hours: '8 to 8',
          website: 'https://pier.example.org',
          phone: '555',
          localRules: 'No glass',
          eventCreators: 'admins',
        } as never,
      }),
  },
  {
    by: 'locations-update',
    how: 'that lets all make events again',
    act: ({ ada, place, kept }) =>
      ada.must('locations-update', { locationId: place, fields: JSON.parse(kept) as never }),
  },
  {
    by: 'events-signUp',
    how: 'with guests',
    act: ({ cal, later }) => cal.must('events-signUp', { eventId: later, guests: 0 }),
  },
  {
    by: 'events-update',
    how: 'of everything',
    act: ({ olga, place, later }) =>
      olga.must('events-update', {
        eventId: later,
        fields: eventFieldsAt(place, { ...everythingElse, cohosts: ['cal'] }),
        publish: false,
        scope: 'this',
      }),
  },
  {
    by: 'events-setGuests',
    act: ({ ann, later }) => ann.must('events-setGuests', { eventId: later, guests: 2 }),
  },
  {
    by: 'events-update',
    how: 'that makes it private',
    act: ({ olga, place, later }) =>
      olga.must('events-update', {
        eventId: later,
        fields: eventFieldsAt(place, {
          ...everythingElse,
          cohosts: ['cal'],
          invite: true,
          invited: 'Dinks',
        }),
        publish: false,
        scope: 'this',
      }),
  },
  {
    by: 'events-update',
    how: 'that makes it public',
    act: ({ olga, place, later }) =>
      olga.must('events-update', {
        eventId: later,
        fields: eventFieldsAt(place, { ...everythingElse, cohosts: [] }),
        publish: false,
        scope: 'this',
      }),
  },
  {
    by: 'notifications-updateSettings',
    how: 'of everything',
    act: ({ ann }) =>
      ann.must('notifications-updateSettings', {
        matrix: { messages: { push: false, mail: false } },
        quietHours: { from: '22:00', to: '07:00' },
        digest: true,
        mailInstead: false,
        language: 'es',
      }),
  },
  {
    by: 'notifications-updateSettings',
    how: 'of the hours',
    act: ({ ann }) =>
      ann.must('notifications-updateSettings', { quietHours: { from: '23:00', to: '06:00' } }),
  },
  {
    by: 'notifications-noteReachAsked',
    act: ({ ann }) => ann.must('notifications-noteReachAsked', {}),
  },
  { by: 'push-subscribe', act: ({ ann }) => aDevice(ann) },
  {
    by: 'upload',
    act: async ({ app, ann }) => sendPhoto(app.url, ann.headers, 'player/ann', await aJpeg()),
  },
]

const plays: readonly Scene[] = [
  ...runningScenes(firstOf),
  {
    by: 'matches-report',
    how: 'by a player',
    act: async (story) =>
      story.ann.must('matches-report', { matchId: await firstOf(story), ...score([11, 7]) }),
  },
  {
    by: 'matches-dispute',
    before: async (story) => {
      const { matchId, reported } = await story.app.db
        .selectFrom('matches')
        .select(['matchId', 'reported'])
        .where('state', '=', 'reported')
        .executeTakeFirstOrThrow()
      story.kept = JSON.stringify({ matchId, reported: reported?.toISOString() })
    },
    act: ({ cal, dan, app, kept }) =>
      app.db
        .selectFrom('match_players as m')
        .innerJoin('match_list_players as l', (join) =>
          join.onRef('l.eventId', '=', 'm.eventId').onRef('l.number', '=', 'm.number'),
        )
        .select('l.playerId')
        .where('m.matchId', '=', (JSON.parse(kept) as { matchId: string }).matchId)
        .where('m.side', '=', 'b')
        .executeTakeFirstOrThrow()
        .then(({ playerId: other }) =>
          (other === 'cal' ? cal : dan).must('matches-dispute', {
            ...(JSON.parse(kept) as { matchId: string; reported: string }),
            dispute: 'We won',
          }),
        ),
  },
  {
    by: 'matches-decide',
    how: 'of a dispute',
    act: ({ olga, kept }) =>
      olga.must('matches-decide', {
        matchId: (JSON.parse(kept) as { matchId: string }).matchId,
        ...score([11, 9]),
      }),
  },
  {
    by: 'matches-decide',
    how: 'of the next',
    act: async (story) =>
      story.olga.must('matches-decide', {
        matchId: await firstOf(story),
        games: [],
        walkover: 'b',
      }),
  },
  {
    by: 'events-update',
    how: 'of an evening that is played',
    act: ({ olga, place, cup }) =>
      olga.must('events-update', {
        eventId: cup,
        fields: cupFields(place),
        publish: false,
        scope: 'this',
      }),
  },
  {
    by: 'results-close',
    how: 'of the last score',
    before: async (story) => {
      for (const matchId of await openMatches(story, story.cup))
        await story.olga.must('matches-decide', { matchId, ...score([11, 2]) })
    },
    act: ({ olga, cup }) =>
      olga.must('results-close', { eventId: cup, unplayed: 0, unanswered: 0 }),
  },
]
export const callScenes: readonly Scene[] = [
  ...ways.slice(0, 5),
  ...wholes,
  ...plays,
  ...seasons,
  ...moneyScenes,
  ...ways.slice(5),
  ...houseScenes,
  ...Object.values(nouns).flatMap(({ scenes = [] }) => scenes),
  ...claimScenes,
]
