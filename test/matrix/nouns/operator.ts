// Authorization matrix of the operators' console. The targets stand for the role of the actor: own
// is an owner, foreign an operator, private a moderator, deleted a viewer. Former operators have
// rows of their own.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallInput } from '#contract/contract.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { FootprintIds } from '#test/support/footprint.ts'
import {
  plainRow,
  row,
  type Cell,
  type MatrixRow,
  type Outcomes,
  type TargetName,
} from '../matrix-cell.ts'

const roles: Readonly<Record<TargetName, OperatorRole>> = {
  own: 'owner',
  foreign: 'operator',
  private: 'moderator',
  deleted: 'viewer',
}

async function setRole({ scene: { db }, me }: Cell, role: OperatorRole | null): Promise<void> {
  const { userId } = await db
    .selectFrom('players')
    .select('userId')
    .where('playerId', '=', me)
    .executeTakeFirstOrThrow()
  if (userId === null) throw new Error(`${me} has no account`)
  await db.deleteFrom('operators').where('userId', '=', userId).execute()
  if (role !== null)
    await db.insertInto('operators').values({ userId, role, created: new Date() }).execute()
}

async function aDecision({ scene: { db }, target, ...cell }: Cell): Promise<string> {
  const decisionId = randomUUID()
  if (target === 'deleted') return decisionId
  await db
    .insertInto('report_decisions')
    .values({
      decisionId,
      playerId: target === 'own' ? cell.me : 'una',
      outcome: 'warned',
      reason: 'Loud',
      created: new Date(),
    })
    .execute()
  return decisionId
}

type Page = CallInput<'operators-see'>
type Act = CallInput<'operators-act'>

const page = (input: Page, outcomes: Outcomes): MatrixRow =>
  row('operators-see', `the page ${input.page}, by role`, outcomes, async (cell) => {
    await setRole(cell, roles[cell.target])
    return { input }
  })
const act = (input: Act, outcomes: Outcomes): MatrixRow =>
  row('operators-act', `the act ${input.act}, by role`, outcomes, async (cell) => {
    await setRole(cell, roles[cell.target])
    return { input }
  })
const by = (own: string, foreign: string, atPrivate: string, deleted: string): Outcomes => ({
  own,
  foreign,
  private: atPrivate,
  deleted,
})
const no = 'not-allowed'
const none = 'player-not-found'
const noVenue = 'location-not-found'
const noClub = 'club-not-found'
const noClubKey = { locationId: 'none', clubId: 'none' }
const noRequest = 'request-not-found'
const noFolder = 'no-backup-folder'
const nowhere = '00000000-0000-4000-8000-000000000000'

export const rows: readonly MatrixRow[] = [
  page({ page: 'home' }, by('ok', 'ok', 'ok', 'ok')),
  page({ page: 'people', text: 'una' }, by('ok', 'ok', 'ok', no)),
  page({ page: 'person', userId: 'no one' }, by(none, none, none, no)),
  page({ page: 'bans' }, by('ok', 'ok', 'ok', no)),
  page({ page: 'venues', text: 'pier', filter: 'all' }, by('ok', 'ok', no, no)),
  page({ page: 'merge', from: 'none', into: 'no' }, by(noVenue, noVenue, no, no)),
  page({ page: 'clubs', text: 'dink', filter: 'all' }, by('ok', 'ok', no, no)),
  page({ page: 'clubLoss', ...noClubKey }, by(noClub, noClub, no, no)),
  page({ page: 'regions' }, by('ok', 'ok', no, no)),
  page({ page: 'reports' }, by('ok', 'ok', 'ok', no)),
  page({ page: 'registration' }, by('ok', 'ok', no, no)),
  page({ page: 'jobs' }, by('ok', 'ok', no, no)),
  page({ page: 'mail' }, by('ok', 'ok', no, no)),
  page({ page: 'mailLook', look: '', language: 'en' }, by('ok', 'ok', no, no)),
  page({ page: 'backups' }, by('ok', 'ok', no, no)),
  page({ page: 'look' }, by('ok', 'ok', no, no)),
  page({ page: 'texts' }, by('ok', 'ok', no, no)),
  page({ page: 'preview', name: 'terms', markdown: 'Be kind.' }, by('ok', 'ok', no, no)),
  page({ page: 'log', before: null }, by('ok', 'ok', no, no)),
  page({ page: 'team' }, by('ok', no, no, no)),
  page({ page: 'numbers' }, by('ok', 'ok', 'ok', 'ok')),
  page({ page: 'settings' }, by('ok', 'ok', no, no)),
  page({ page: 'start' }, by('ok', 'ok', no, no)),
  page({ page: 'demo' }, by('ok', 'ok', no, no)),
  page({ page: 'updates' }, by('ok', 'ok', no, no)),
  plainRow('operators-see', no, async (cell) => {
    await setRole(cell, null)
    return { input: { page: 'home' } }
  }),
  plainRow('founding-mine', 'ok', () => ({ input: { locationId: null } })),
  plainRow('operators-claim', 'link-not-found', () => ({ input: { key: 'a'.repeat(38) } })),
  act({ act: 'signOut', userId: 'no one' }, by(none, none, none, no)),
  act({ act: 'confirmAgain', userId: 'no one' }, by(none, none, none, no)),
  row('operators-act', 'the act ban, by role', by('ok', 'ok', 'ok', no), async (cell) => {
    await setRole(cell, roles[cell.target])
    return { input: { act: 'ban', pattern: `${randomUUID()}.example`, reason: 'Spam' } }
  }),
  act({ act: 'unban', pattern: 'example.net' }, by('ok', 'ok', 'ok', no)),
  act({ act: 'hideVenue', locationId: 'none' }, by(noVenue, noVenue, no, no)),
  act({ act: 'restoreVenue', locationId: 'none' }, by(noVenue, noVenue, no, no)),
  act({ act: 'appointAdmin', locationId: 'none', who: 'una' }, by(noVenue, noVenue, no, no)),
  act({ act: 'removeAdmin', locationId: 'none', playerId: 'una' }, by(noVenue, noVenue, no, no)),
  act(
    { act: 'setZone', locationId: 'none', timezone: 'America/Phoenix' },
    by(noVenue, noVenue, no, no),
  ),
  act(
    { act: 'mergeVenues', from: 'none', into: 'no', password: null },
    by(noVenue, noVenue, no, no),
  ),
  act({ act: 'handOverClub', ...noClubKey, who: 'una' }, by(noClub, noClub, no, no)),
  act({ act: 'takeVenues', regions: ['Atlantis'] }, by('bad-input', 'bad-input', no, no)),
  act({ act: 'deleteClub', ...noClubKey, password: null }, by(noClub, noClub, no, no)),
  act(
    { act: 'deletePerson', userId: 'no one', typedName: 'x', password: null },
    by(none, none, no, no),
  ),
  act(
    { act: 'closeReport', reportId: nowhere, outcome: 'dismissed' },
    by('report-not-found', 'report-not-found', 'report-not-found', no),
  ),
  act(
    {
      act: 'suspendReported',
      reportId: nowhere,
      reason: 'x',
      until: null,
      cancelsEvents: false,
      password: null,
    },
    by('report-not-found', 'report-not-found', 'report-not-found', no),
  ),
  act(
    { act: 'answerAppeal', decisionId: nowhere, isLifted: true },
    by('report-not-found', 'report-not-found', 'report-not-found', no),
  ),
  row(
    'reports-appeal',
    'a decision',
    {
      own: 'ok',
      foreign: 'report-not-found',
      private: 'report-not-found',
      deleted: 'report-not-found',
    },
    async (cell) => {
      const id = await aDecision(cell)
      return { id, input: { decisionId: id, text: 'Not so.' } }
    },
  ),
  act({ act: 'setFounding', what: 'club', who: 'everyone', days: 7 }, by('ok', 'ok', no, no)),
  act({ act: 'setRegistration', mode: 'open' }, by('ok', 'ok', no, no)),
  act({ act: 'invite', email: null, uses: 2, days: 3 }, by('ok', 'ok', no, no)),
  act({ act: 'uninvite', id: 'none' }, by(noRequest, noRequest, no, no)),
  act({ act: 'approve', requestId: nowhere }, by(noRequest, noRequest, no, no)),
  act({ act: 'decline', requestId: nowhere }, by(noRequest, noRequest, no, no)),
  act({ act: 'decline', requestId: nowhere, ofNetwork: true }, by(noRequest, noRequest, no, no)),
  act({ act: 'clearAddress', account: 'no one' }, by(none, none, no, no)),
  act({ act: 'hurryMail' }, by('ok', 'ok', no, no)),
  act({ act: 'runJob', name: 'no such job' }, by('bad-input', 'bad-input', no, no)),
  act({ act: 'makeBackup' }, by(noFolder, noFolder, no, no)),
  act(
    { act: 'planBackups', plan: { schedule: 'daily', hour: 3, keep: 7 }, password: null },
    by('ok', no, no, no),
  ),
  act({ act: 'setBackupKey', recipient: null, password: null }, by('ok', no, no, no)),
  act({ act: 'tryBackup', backupId: nowhere }, by(noFolder, no, no, no)),
  act({ act: 'downloadBackup', backupId: nowhere, password: null }, by(noFolder, no, no, no)),
  act(
    { act: 'removeBackup', backupId: nowhere, password: null },
    by('backup-not-found', no, no, no),
  ),
  act(
    {
      act: 'restoreBackup',
      backupId: nowhere,
      typedName: 'Sideout',
      identity: null,
      password: null,
    },
    by(noFolder, no, no, no),
  ),
  act({ act: 'skipStep', step: 'backup' }, by('ok', 'ok', no, no)),
  act({ act: 'emptyDemo', password: null }, by('no-demo', no, no, no)),
  act({ act: 'testMail' }, by('ok', 'ok', no, no)),
  act({ act: 'proveMail', code: '000000' }, by('code-wrong', 'code-wrong', no, no)),
  act({ act: 'brand', change: { foundedIn: 1999 } }, by('ok', 'ok', no, no)),
  act(
    { act: 'setText', name: 'terms', language: 'en', markdown: 'Be kind.' },
    by('ok', 'ok', no, no),
  ),
  act({ act: 'appoint', userId: 'no one', role: 'viewer', password: null }, by(none, no, no, no)),
  plainRow('operators-act', no, async (cell) => {
    await setRole(cell, null)
    return { input: { act: 'resetBrand' } }
  }),
]

export const footprint = ({ userId }: FootprintIds) => [
  sql`insert into operators (user_id, role, created) values (${userId}, 'viewer', now())`,
  sql`insert into address_confirmations (user_id, asked) values (${userId}, now())`,
  sql`insert into operator_log (command, by_user_id) values ('stats', ${userId})`,
  sql`insert into registration_invitations (link_key, language, uses_left, ends, created_by, created)
    values ('made-by-zyx', 'en', 1, now() + interval '1 day', ${userId}, now())`,
  sql`insert into backups (backup_id, name, state, is_asked, created, by_user_id)
    values ('00000000-0000-4000-8000-0000000b0b0b', 'sideout-20260101T000000Z-000b0b0b.tar.gz',
      'failed', true, now(), ${userId})`,
]

export const endNothing = ['operators-act', 'operators-claim', 'reports-appeal'] as const
