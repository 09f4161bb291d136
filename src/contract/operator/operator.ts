// The operators' console: its pages, and the acts that are the commands of `npm run admin` as well.
import * as v from 'valibot'
import { operatorRoles } from '#domain/access/operator-roles.ts'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { brandingSchema, logoTextMax } from '#domain/branding/branding.ts'
import {
  addressAnswers,
  consoleTextMax,
  proxyStates,
  replicaStates,
  settingPlaces,
} from '#domain/operator/console.ts'
import { setupSteps, testMailDigits } from '#domain/operator/server-setup.ts'
import { warningCauses } from '#domain/operator/warnings.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from '../call.ts'
import { awayFacts, backupActs, backups, backupSchedule, givenPassword } from './backups.ts'
import { clubActs, clubLoss, clubPages, clubs } from './club.ts'
import { jobActs, jobs } from './jobs.ts'
import { log } from './log.ts'
import { look, preview, previewInput, textAct, texts } from './look.ts'
import { mail, mailActs, mailLook, mailLookAsked } from './mail.ts'
import { bans, person as onePerson, personActs, personPages } from './person.ts'
import { regionAct, regions } from './regions.ts'
import { registration, registrationActs } from './registration.ts'
import { instant, reportActs, reports } from './reports.ts'
import { demo, serverClaim, start } from './server-setup.ts'
import { merge, venueActs, venuePages, venues } from './venue.ts'

const role = v.picklist(operatorRoles)
const lineId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
const count = v.number()

const home = v.object({
  page: v.literal('home'),
  version: v.string(),
  reports: count,
  letters: count,
  requests: count,
  stepsLeft: count,
  mail: v.object({
    isSent: v.boolean(),
    waiting: count,
    lateSeconds: count,
    retrying: count,
    stopped: count,
  }),
  jobs: v.object({ due: count, running: count, failed: count }),
  people: v.object({ accounts: count, active: count, suspended: count, events: count }),
  databaseBytes: count,
  disk: v.nullable(v.object({ freeBytes: count, totalBytes: count })),
  windows: v.nullable(count),
  warnings: v.array(
    v.object({
      text: v.string(),
      cause: v.picklist(warningCauses),
      times: count,
      last: v.string(),
    }),
  ),
  probes: v.nullable(
    v.object({
      isSecure: v.boolean(),
      address: v.nullable(v.picklist(addressAnswers)),
      certificateEnds: v.nullable(count),
      proxy: v.picklist(proxyStates),
      mailAnswers: v.nullable(v.boolean()),
      clockOffMs: v.nullable(count),
      replica: v.nullable(v.picklist(replicaStates)),
    }),
  ),
  backedUp: v.nullable(v.string()),
  isBackupFailed: v.boolean(),
  backupSchedule,
  away: awayFacts,
  isLocal: v.boolean(),
  now: v.string(),
})

const people = v.object({
  page: v.literal('people'),
  people: v.array(
    v.object({
      userId: v.string(),
      playerId: v.nullable(v.string()),
      playerName: v.nullable(v.string()),
      email: v.nullable(v.string()),
      emailVerified: v.boolean(),
      role: v.nullable(role),
      created: v.string(),
      lastSeen: v.nullable(v.string()),
      sessions: count,
      hidden: v.boolean(),
      suspended: v.nullable(v.object({ reason: v.string(), until: v.nullable(v.string()) })),
      organizes: count,
      entered: count,
    }),
  ),
})

const team = v.object({
  page: v.literal('team'),
  team: v.array(
    v.object({
      userId: v.string(),
      role,
      email: v.string(),
      playerName: v.nullable(v.string()),
      hasSecondFactor: v.boolean(),
    }),
  ),
})

const numbers = v.object({
  page: v.literal('numbers'),
  totals: v.record(v.string(), count),
  weeks: v.array(
    v.object({ week: count, accounts: count, active: count, events: count, places: count }),
  ),
  now: v.string(),
})

const settings = v.object({
  page: v.literal('settings'),
  settings: v.array(
    v.object({
      name: v.string(),
      from: v.picklist(settingPlaces),
      value: v.nullable(v.string()),
    }),
  ),
})

const updates = v.object({
  page: v.literal('updates'),
  version: v.string(),
  changes: v.string(),
  isAsked: v.boolean(),
  release: v.nullable(
    v.object({ version: v.string(), notes: v.string(), url: v.nullable(v.string()) }),
  ),
})

export const consolePage = call({
  name: 'operators-see',
  who: 'player',
  kind: 'read',
  isOwn: true,
  summary: 'Operator: a page of the console.',
  input: v.variant('page', [
    v.strictObject({
      page: v.picklist([
        'backups',
        'bans',
        'demo',
        'home',
        'jobs',
        'look',
        'mail',
        'numbers',
        'regions',
        'registration',
        'reports',
        'settings',
        'start',
        'team',
        'texts',
        'updates',
      ]),
    }),
    v.strictObject({ page: v.literal('people'), text: textSchema(consoleTextMax) }),
    ...personPages,
    ...venuePages,
    ...clubPages,
    previewInput,
    v.strictObject({ page: v.literal('log'), before: v.nullable(lineId) }),
    mailLookAsked,
  ]),
  output: v.variant('page', [
    home,
    people,
    onePerson,
    venues,
    merge,
    clubs,
    clubLoss,
    regions,
    bans,
    reports,
    log,
    jobs,
    look,
    mail,
    mailLook,
    texts,
    preview,
    team,
    registration,
    backups,
    numbers,
    settings,
    start,
    demo,
    updates,
  ]),
  refusals: ['not-allowed', 'player-not-found', 'location-not-found', 'club-not-found'],
})

const person = { userId: lineSchema(64, 1) }
const change = v.partial(
  v.strictObject({
    ...brandingSchema.entries,
    slogans: v.strictObject(brandingSchema.entries.slogans.entries),
  }),
)

/** ticket: of a download, for a minute. logo: SVG or PNG in base64, null for the shipped one. role: null takes it away. */
export const consoleAct = call({
  name: 'operators-act',
  who: 'player',
  kind: 'write',
  isOwn: true,
  limit: 'operator',
  summary: 'Operator: do what a command of the terminal does.',
  input: v.variant('act', [
    v.strictObject({
      act: v.literal('suspend'),
      ...person,
      reason: textSchema(suspensionReasonMax, 1),
      until: v.nullable(instant),
      cancelsEvents: v.boolean(),
      password: givenPassword,
    }),
    v.strictObject({ act: v.picklist(['restore', 'hide', 'show', 'signOut']), ...person }),
    ...personActs,
    ...venueActs,
    ...clubActs,
    regionAct,
    ...reportActs,
    v.strictObject({
      act: v.literal('brand'),
      change,
    }),
    v.strictObject({
      act: v.literal('logo'),
      logo: v.nullable(v.pipe(v.string(), v.base64(), v.maxLength(logoTextMax))),
    }),
    v.strictObject({ act: v.literal('resetBrand') }),
    textAct,
    ...registrationActs,
    ...mailActs,
    ...jobActs,
    v.strictObject({ act: v.literal('skipStep'), step: v.picklist(setupSteps) }),
    v.strictObject({ act: v.literal('emptyDemo'), password: givenPassword }),
    v.strictObject({ act: v.literal('testMail') }),
    v.strictObject({
      act: v.literal('proveMail'),
      code: v.pipe(v.string(), v.digits(), v.length(testMailDigits)),
    }),
    ...backupActs,
    v.strictObject({
      act: v.literal('appoint'),
      ...person,
      role: v.nullable(role),
      password: givenPassword,
    }),
  ]),
  output: v.object({ success: v.boolean(), ticket: v.optional(v.string()) }),
  refusals: [
    'not-allowed',
    'bad-input',
    'backup-not-found',
    'backup-busy',
    'no-backup-folder',
    'no-demo',
    'player-not-found',
    'report-not-found',
    'request-not-found',
    'last-owner',
    'name-differs',
    'location-not-found',
    'already-admin-here',
    'club-not-found',
    'not-a-member',
    'email-verified',
    'no-email',
    'code-wrong',
    'sign-in-too-old',
    'wrong-password',
    'too-many-requests',
    'unavailable',
  ],
})

export const operatorContract = defineContract({
  nouns: { operators: 'server' },
  calls: [consolePage, consoleAct, serverClaim],
})
