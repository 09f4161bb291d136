// Operator commands and scheduled jobs with the windows of window-story.ts open. Every command and
// job needs a scene here.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Deps } from '#server/deps.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { scheduledJobs } from '#server/start-jobs.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aDevice, proveAddress } from '#test/scenes/notification-scene.ts'
import { makeDueDraws } from '../../src/server/features/draw/jobs.ts'
import { endOverdueOffers } from '../../src/server/features/offer/jobs.ts'
import { accountScenes } from './window-account-scenes.ts'
import { clubScenes } from './window-club-scenes.ts'
import { consoleScenes, unseenOfConsole } from './window-console-scenes.ts'
import { demoScenes } from './window-demo-scenes.ts'
import { holdOne } from './window-held-scene.ts'
import { registrationScenes, unseenOfRegistration } from './window-registration-scenes.ts'
import { reportScenes, unseenOfReports } from './window-report-scenes.ts'
import { newEvent, runJob, type Scene, type Story } from './window-story.ts'

const command = (
  by: string,
  words: (story: Story) => readonly string[] = () => [],
  before?: Scene['before'],
): Scene => ({
  by,
  ...(before === undefined ? {} : { before }),
  act: async (story) => {
    await story.admin(...by.split(' '), ...words(story))
    await refreshLeaderboards(story.app.deps)
  },
})
const job = (by: string, before?: Scene['before']): Scene => ({
  by,
  ...(before === undefined ? {} : { before }),
  act: (story) => runJob(story, by),
})

const venueFile = (name: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'way/7',
        geometry: { type: 'Point', coordinates: [-74, 40.7] },
        properties: { name, leisure: 'pitch', 'addr:city': name, 'addr:country': 'US' },
      },
    ],
  })

async function importVenues(story: Story, name: string): Promise<void> {
  const path = join(story.folder, 'venues.geojson')
  await writeFile(path, venueFile(name))
  await story.admin('venues', 'import', path)
}

export const jobScenes: readonly Scene[] = [
  job('ratings'),
  job('leaderboards'),
  ...['registration-invitations', 'address-confirmations', 'backups', 'backup-warnings'].map((by) =>
    job(by),
  ),
  job('rewards'),
  job('line-ups'),
  job('last-in-line'),
  job('running-scores'),
  job('link-reminders'),
  job('unused-contacts', async (story) => {
    const { contactId } = await story.olga.must('contacts-add', {
      keeper: { kind: 'player' },
      name: 'Maria',
      email: null,
      phone: null,
      skillSelf: null,
      language: 'en',
      note: '',
    })
    await story.app.db
      .updateTable('contacts')
      .set({ created: new Date('2025-01-01T12:00:00Z') })
      .where('contactId', '=', contactId)
      .execute()
  }),
  job('announcements', async (story) => {
    await newEvent(story.olga, eventFieldsAt(story.place, { startDate: '2026-06-07' }))
    story.goTo('2026-06-02T22:45:00Z')
  }),
  job('invitations', async (story) => {
    await story.olga.must('playerFriends-set', { friendId: 'ann', friend: true })
    const fields = { startDate: '2026-06-08', invite: true, invited: 'Friends' }
    const eventId = await newEvent(story.olga, eventFieldsAt(story.place, fields))
    // The state after the server was killed before it invited the group.
    await story.app.db.deleteFrom('event_invitees').where('eventId', '=', eventId).execute()
    await story.app.db
      .updateTable('events')
      .set({ groupAsked: null })
      .where('eventId', '=', eventId)
      .execute()
  }),
  {
    by: 'draws',
    before: async (story) => {
      await story.olga.must('playerFriends-set', { friendId: 'ann', friend: false })
      story.kept = await newEvent(
        story.olga,
        eventFieldsAt(story.place, {
          startDate: '2026-06-06',
          signupMode: 'lottery',
          drawAt: '2026-06-03T18:00:00.000Z',
          minPlayers: 2,
          maxPlayers: 2,
        }),
      )
      story.about.push(story.kept)
      // With one player the draw's result is certain.
      await story.ann.must('events-signUp', { eventId: story.kept, guests: 0 })
      story.goTo('2026-06-03T18:00:00Z')
    },
    act: ({ app }) => makeDueDraws(app.deps),
  },
  {
    by: 'offers',
    before: async (story) => {
      const fields = eventFieldsAt(story.place, {
        startDate: '2026-06-03',
        minPlayers: 2,
        maxPlayers: 2,
        freedPlaces: 'offered',
      })
      story.kept = await newEvent(story.olga, fields)
      story.about.push(story.kept)
      for (const player of [story.olga, story.ben, story.ann])
        await player.must('events-signUp', { eventId: story.kept, guests: 0 })
      await story.ben.must('events-withdraw', { eventId: story.kept })
      story.goTo('2026-06-03T18:30:00Z')
    },
    act: ({ app }) => endOverdueOffers(app.deps),
  },
  job('deliveries', async (story) => {
    await proveAddress(story.app, story.ann)
    await aDevice(story.ann)
    await story.ben.must('messages-send', {
      messageId: randomUUID(),
      toId: 'ann',
      message: 'Tonight?',
    })
    story.goTo('2026-06-03T19:00:00Z')
  }),
  { by: 'messages-markRead', act: ({ ann }) => ann.must('messages-markRead', { playerId: 'ben' }) },
  { by: 'alerts-markAllRead', act: ({ ann }) => ann.must('alerts-markAllRead', {}) },
  job('scores', async (story) => {
    const { eventId } = await story.app.db
      .selectFrom('matches')
      .select('eventId')
      .where('eventId', '=', story.cup)
      .executeTakeFirstOrThrow()
    await story.olga.must('results-reopen', { eventId })
    const { matchId } = await story.app.db
      .selectFrom('matches')
      .select('matchId')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    await story.app.db
      .updateTable('matches')
      .set({
        state: 'reported',
        reportedBy: 'ann',
        confirmed: null,
        confirmedBy: null,
        reported: new Date(story.app.clock.now() - 25 * 3_600_000),
      })
      .where('matchId', '=', matchId)
      .execute()
  }),
  { ...job('ratings'), how: 'once more' },
  { ...job('leaderboards'), how: 'once more' },
  job('reminders', (story) => Promise.resolve(story.goTo('2026-06-05T23:31:00Z'))),
  job('old-deliveries'),
  job('all-purses'),
  job('old-rows'),
  job('photo-removals'),
  job('lost-photos'),
  job('contact-imports'),
  job('substitutes'),
]

export const commandScenes: readonly Scene[] = [
  command('pass tiers', () => ['club:10', 'gold:25']),
  command('pass fee', () => ['5']),
  command('pass grant', () => ['ben', 'club']),
  command('pass codes', () => ['gold', '1']),
  {
    by: 'playerPass-redeem',
    before: async (story) => {
      story.kept =
        ((await story.admin('pass', 'codes', 'gold', '1')) as { codes: string[] }).codes[0] ?? ''
    },
    act: ({ ann, kept }) => ann.must('playerPass-redeem', { code: kept }),
  },
  { by: 'playerPass-claim', act: ({ ann }) => ann.must('playerPass-claim', {}) },
  {
    by: 'playerPass-undo',
    before: async (story) => {
      story.kept = (await story.ann.must('playerPass-send', { to: 'ben', amount: 5 })).transactionId
    },
    act: ({ ann, kept }) => ann.must('playerPass-undo', { transactionId: kept }),
  },
  command('version set', () => ['9.9.9']),
  command('branding set', () => ['--name', 'Río Norte', '--hue', '285']),
  command('branding logo', () => ['src/client/public/icon.svg']),
  command('branding reset', () => []),
  command('branding text', () => ['terms', 'en', 'docs/decisions/163-hues-and-logos.md']),
  command('operators add', () => ['ben', '--role', 'owner']),
  command('operators add', () => ['ann', '--role', 'viewer']),
  command('operators remove', () => ['ann']),
  command('players hide', () => ['ben']),
  command('players restore', () => ['ben']),
  command('players suspend', () => ['cal', '--reason', 'Spam', '--cancel-events']),
  command('players restore', () => ['cal']),
  ...accountScenes(command),
  command('names reserve', () => ['champ']),
  command('names free', () => ['champ']),
  command(
    'names grant',
    () => ['player1', 'nora@example.org'],
    async (story) => {
      await story.app.signedInUser('Nora')
    },
  ),
  command('admins appoint', () => ['pier', 'ann']),
  command('admins remove', () => ['pier', 'ann']),
  command('sessions revoke', () => ['dan']),
  command(
    'second-factor remove',
    () => ['dan'],
    (story) =>
      story.app.db
        .updateTable('auth_users')
        .set({ twoFactorEnabled: true })
        .where('id', '=', story.dan.userId)
        .execute(),
  ),
  ...consoleScenes(command),
  command('bans add', () => ['example.net']),
  command('bans remove', () => ['example.net']),
  command('bans list'),
  command('branding show'),
  ...registrationScenes(command),
  ...demoScenes(command),
  ...['operators list', 'doctor', 'stats', 'results held'].map((name) => command(name)),
  command('results rank', ({ kept }) => [kept], holdOne),
  command('results unrank', ({ kept }) => [kept], holdOne),
  command('contacts list'),
  command('contacts close', () => ['1']),
  ...reportScenes(command),
  command(
    'repair',
    () => [],
    (story) =>
      story.app.db
        .updateTable('players')
        .set({ points: 999, medalGold: 7 })
        .where('playerId', '=', 'ann')
        .execute(),
  ),
  {
    by: 'venues import',
    before: async (story) => {
      story.about.push('osm-way-7')
    },
    act: (story) => importVenues(story, 'North Pier'),
  },
  {
    by: 'venues import',
    how: 'of what is known',
    act: (story) => importVenues(story, 'Northern Pier'),
  },
  ...clubScenes(command),
  command('venues regions'),
  command('venues take', () => ['--none']),
  command('venues find', () => ['pier']),
  command('venues hide', () => ['pier']),
  command('venues restore', () => ['pier']),
  command('venues zone', () => ['pier', 'America/New_York']),
  command('venues zones'),
  command(
    'venues merge',
    () => ['pier', 'quay'],
    (story) => Promise.resolve(story.about.push('quay')),
  ),
]

export const leavesOf = (program: Command, above = ''): string[] =>
  program.commands.flatMap((one) => {
    const name = `${above} ${one.name()}`.trim()
    return one.commands.length === 0 ? [name] : leavesOf(one, name)
  })

/**
 * The jobs that have their times, by what their manifests call them; the draws beside them
 * have their own.
 */
export const jobNames: readonly string[] = [
  ...scheduledJobs({} as Deps).map(({ name }) => name),
  'draws',
  'offers',
]

const [agreed, imported, ofAccount, ofClocks, ofDesk, ofHouse] = [
  'agreements and who signed are asked for by calls, as a sheet opens',
  'an import is a sheet of the one who makes it, and noted once it is confirmed',
  'the ways into an account are calls that read, which no window shows',
  'the clocks here are right; event-clock/handlers.pg.test.ts shows a window where they move',
  'the operator reads it on the command line',
  'what it clears away is shown to nobody any more',
]

/** Actions that are covered but change no window, each with its reason. */
export const unseen: Readonly<Record<string, string>> = {
  'account-changeEmail': ofAccount,
  'account-confirmCode':
    'the address it proves was proved by the link before, as the windows show it',
  'account-removePasskey': ofAccount,
  'agreements-accept': agreed,
  'agreements-end': agreed,
  'agreements-recordPaper': agreed,
  'agreements-save': agreed,
  'screens-askCode': 'a device that is no screen yet; screen/handlers.pg.test.ts shows it',
  'screens-beat': 'seen is kept every few minutes; screen/handlers.pg.test.ts shows it',
  'last-in-line': 'nobody is last in line here; house-rule/handlers.pg.test.ts shows it',
  'running-scores': 'nobody stops counting here; match/running-scores.pg.test.ts shows it',
  'links-accept': agreed,
  substitutes: 'no member leaves a place here; it invites as the job of invitations does',
  'line-ups':
    'no start comes while these windows are open; team-league/handlers.pg.test.ts shows it',
  'contact-imports': imported,
  'contacts-declineClaim':
    'it is to Cal, of whom no window is open; one-person.pg.test.ts shows it',
  'links-setHidesName':
    'no public link shows the contact here; outside-names.pg.test.ts shows one that follows',
  'links-vote': 'the club of the link has no window here; club-contacts.pg.test.ts shows it',
  'contacts-commit': 'in the matrix there is nothing in the import',
  'contacts-discard': imported,
  'contacts-stage': imported,
  'account-revokeOtherSessions': ofAccount,
  'clubMembers-setTags': 'members are read page by page, by a call',
  'clubChats-markRead': 'no message is new to anyone here; club-chat.pg.test.ts shows it',
  'clubs-join': 'it names the club by the key of its public page, which is read by a call',
  'clubs-withdrawRequest': 'the same',
  'account-revokeSession': ofAccount,
  'account-sendVerification': ofAccount,
  'account-unlinkProvider': ofAccount,
  'emails-emailPasswordReset': ofAccount,
  'sessions revoke': 'it ends the windows themselves',
  'link-reminders': 'an e-mail to a contact, which no window shows',
  'second-factor remove': 'it ends the windows themselves',
  'account-appeal': ofDesk,
  'support-contact': ofDesk,
  'address-confirmations': 'an e-mail, which no window shows',
  'players confirm': ofDesk,
  'players export': ofDesk,
  'bans add': ofDesk,
  'bans list': ofDesk,
  'branding show': ofDesk,
  'branding text': 'the public pages are filled with it; own-texts.pg.test.ts shows it',
  'demo show': ofDesk,
  'bans remove': ofDesk,
  'contacts close': ofDesk,
  'contacts list': ofDesk,
  ...unseenOfReports(ofDesk),
  'results held': ofDesk,
  stats: ofDesk,
  ...unseenOfConsole(ofDesk),
  'clubs find': ofDesk,
  'venues regions': ofDesk,
  'venues find': ofDesk,
  'venues zone': ofClocks,
  'venues zones': ofClocks,
  'names free': ofDesk,
  'operators list': ofDesk,
  ...unseenOfRegistration(ofDesk),
  'names grant': ofDesk,
  'names reserve': ofDesk,
  'pass codes': ofDesk,
  'pass grant': 'it is to Ben, of whom no window is open; what a code gives is seen',
  ...Object.fromEntries(
    'old-deliveries old-rows backups backup-warnings photo-removals lost-photos'
      .split(' ')
      .map((name) => [name, ofHouse]),
  ),
  'documentUpdates-deleteDocument': 'in the matrix it deletes what is in no window',
  'locations-setZone': ofClocks,
  'matchLists-setGender': 'it is told to who plans rounds, by a call',
  'notifications-test': 'it sends; what was sent shows once it went',
  'players-celebrated': 'in the matrix there is no diamond to celebrate',
  'players-referredBy': 'it counts once the setup is complete',
  'players-register': 'in the matrix who asks is registered',
}
