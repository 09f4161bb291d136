// The operators' console: its pages, for those whose role allows them.
import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { permitOperator, type OperatorCapability } from '#domain/access/operator-roles.ts'
import {
  invitationsShown,
  logShown,
  peopleShown,
  requestsShown,
  weeksShown,
} from '#domain/operator/console.ts'
import { countOpenSteps, listSetupSteps } from '#domain/operator/server-setup.ts'
import { ok } from '#domain/shared/result.ts'
import { clientVersion } from '#domain/version/version.ts'
import type { Auth } from '../../auth/auth.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import { findOperator } from '../../core/access/operator-queries.ts'
import { listFixed } from '../../core/branding/fixed-setting-queries.ts'
import { listFoundingRules } from '../../core/founding/founding-queries.ts'
import { findRegistrationMode } from '../../core/registration/registration-queries.ts'
import type { AwayPlace } from '../../db/backup/away-place.ts'
import { loadGauges, toAwayFacts } from '../../db/gauges.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findWarningCause } from '../../runtime/warning-causes.ts'
import { showBackups } from '../backup/commands.ts'
import { showMail, showMailLook } from '../delivery/console-commands.ts'
import { showJobs } from '../job/commands.ts'
import { toInvitationLink } from '../registration/commands.ts'
import { listInvitations, listRegistrationRequests } from '../registration/queries.ts'
import { actInConsole } from './act-commands.ts'
import { loadClubLoss, loadClubs } from './club/club-handlers.ts'
import { showDemo } from './demo-commands.ts'
import { countHome } from './home-queries.ts'
import { listLog } from './log-queries.ts'
import { loadLook, loadPreview, loadTexts } from './look-handlers.ts'
import { countWeeks } from './number-queries.ts'
import { findPeople } from './people-queries.ts'
import { loadBans, loadPerson } from './person/person-handlers.ts'
import { countEverything } from './queries.ts'
import { loadReports } from './report-act-commands.ts'
import { listOperators } from './role-queries.ts'
import { claimServer } from './setup-commands.ts'
import { findSetupFacts } from './setup-queries.ts'
import { loadStart } from './step-commands.ts'
import { listRegions } from './venue/region-queries.ts'
import { loadMerge, loadVenues } from './venue/venue-handlers.ts'

type Page = ParsedInput<'operators-see'>
type Shown = CallOutput<'operators-see'>

const capabilities: Readonly<Record<Page['page'], OperatorCapability>> = {
  home: 'console.home',
  people: 'console.people',
  person: 'console.people',
  bans: 'console.people',
  venues: 'console.run',
  merge: 'console.run',
  clubs: 'console.run',
  clubLoss: 'console.run',
  regions: 'console.run',
  reports: 'console.reports',
  log: 'console.log',
  look: 'console.look',
  mail: 'console.run',
  jobs: 'console.run',
  mailLook: 'console.run',
  texts: 'console.look',
  preview: 'console.look',
  registration: 'console.run',
  team: 'console.appoint',
  backups: 'console.run',
  numbers: 'console.home',
  settings: 'console.run',
  start: 'console.run',
  demo: 'console.run',
  updates: 'console.run',
}

const see: InTransaction<'operators-see'> = async (context, input) => {
  const { actor, tx, deps } = context
  const operator = { ...(await findOperator(tx, actor.userId)), isLocal: deps.installation.isLocal }
  const allowed = permitOperator(operator, capabilities[input.page])
  if (!allowed.ok) return allowed
  if (input.page === 'merge') return loadMerge(context, input)
  if (input.page === 'clubLoss') return loadClubLoss(context, input)
  return input.page === 'person' ? loadPerson(context, input) : ok(await loadPage(context, input))
}

type Told = Exclude<Page, { page: 'person' | 'merge' | 'clubLoss' }>
type Loaders = {
  [P in Told['page']]: (context: CallContext, input: Extract<Told, { page: P }>) => Promise<Shown>
}

const loaders: Loaders = {
  home: (context) => loadHome(context),
  people: (context, { text }) => loadPeople(context, text),
  bans: loadBans,
  venues: loadVenues,
  clubs: loadClubs,
  regions: async ({ tx }) => ({ page: 'regions', regions: await listRegions(tx) }),
  reports: loadReports,
  log: (context, { before }) => loadLog(context, before),
  look: (context) => loadLook(context),
  mail: showMail,
  jobs: showJobs,
  mailLook: async (context, input) => showMailLook(context, input),
  texts: (context) => loadTexts(context),
  preview: ({ deps }, input) => Promise.resolve(loadPreview(input, deps.branding.current().name)),
  registration: (context) => loadRegistration(context),
  team: async ({ tx }) => ({ page: 'team', team: await listOperators(tx) }),
  backups: async (context) => ({ page: 'backups', ...(await showBackups(context)) }),
  numbers: (context) => loadNumbers(context),
  settings: async (context) => loadSettings(context),
  start: loadStart,
  demo: showDemo,
  updates: (context) => loadUpdates(context),
}

const loadPage = <P extends Told['page']>(
  context: CallContext,
  input: Extract<Told, { page: P }>,
): Promise<Shown> => loaders[input.page](context, input)

async function loadLog({ tx }: CallContext, before: number | null): Promise<Shown> {
  const lines = await listLog(tx, { before, limit: logShown + 1 })
  return {
    page: 'log',
    lines: lines.slice(0, logShown).map(toShown),
    more: lines.length > logShown,
  }
}

const toShown = <T extends { created: Date }>(
  row: T,
): Omit<T, 'created'> & { created: string } => ({
  ...row,
  created: row.created.toISOString(),
})

function toShownAway(
  gauges: Parameters<typeof toAwayFacts>[0],
  place: AwayPlace | null | undefined,
) {
  if (place == null) return null
  const { copied, ...facts } = toAwayFacts(gauges, place.takesPlain)
  return { ...facts, copied: copied?.toISOString() ?? null }
}

async function loadHome({ tx, now, deps }: CallContext): Promise<Shown> {
  const { stopped, ...counts } = await countHome(tx, now)
  const { jobs, databaseBytes, backedUp, isBackupFailed, backupSchedule, ...gauges } =
    await loadGauges(tx, now)
  const { machine = null, installation, backupsAway } = deps
  return {
    page: 'home',
    version: clientVersion,
    reports: counts.reports,
    letters: counts.letters,
    requests: counts.requests,
    stepsLeft: countOpenSteps(listSetupSteps(await findSetupFacts(tx, backedUp))),
    mail: {
      isSent: installation.mail === 'server',
      waiting: gauges.deliveries,
      lateSeconds: gauges.oldestDueSeconds,
      retrying: gauges.retrying,
      stopped,
    },
    jobs,
    people: {
      accounts: counts.accounts,
      active: counts.active,
      suspended: counts.suspended,
      events: counts.events,
    },
    databaseBytes,
    disk: (await machine?.readDisk()) ?? null,
    windows: machine?.countWindows() ?? null,
    warnings: (machine?.warnings() ?? []).map(({ last, ...warning }) => ({
      ...warning,
      cause: findWarningCause(warning.text),
      last: new Date(last).toISOString(),
    })),
    probes: machine?.probes() ?? null,
    backedUp: backedUp?.toISOString() ?? null,
    isBackupFailed,
    backupSchedule,
    away: toShownAway(gauges, backupsAway),
    isLocal: installation.isLocal,
    now: new Date(now).toISOString(),
  }
}

async function loadRegistration({ tx, now, deps }: CallContext): Promise<Shown> {
  const invitations = await listInvitations(tx, now, invitationsShown)
  return {
    page: 'registration',
    mode: await findRegistrationMode(tx),
    isFixed: (await listFixed(tx)).includes('registration'),
    founding: await listFoundingRules(tx),
    requests: (await listRegistrationRequests(tx, requestsShown)).map(toShown),
    invitations: invitations.map(({ linkKey, ends, ...invitation }) => ({
      ...invitation,
      id: linkKey,
      link: toInvitationLink(deps, linkKey),
      ends: ends.toISOString(),
    })),
  }
}

const loadSettings = ({ deps: { machine } }: CallContext): Shown => ({
  page: 'settings',
  settings: [...(machine?.settings() ?? [])],
})

const loadNumbers = async ({ tx, now }: CallContext): Promise<Shown> => ({
  page: 'numbers',
  totals: await countEverything(tx),
  weeks: await countWeeks(tx, { now, weeks: weeksShown }),
  now: new Date(now).toISOString(),
})

async function loadUpdates({ deps: { machine } }: CallContext): Promise<Shown> {
  const feed = machine?.settings().find(({ name }) => name === 'UPDATE_FEED')
  return {
    page: 'updates',
    version: machine?.version() ?? clientVersion,
    changes: (await machine?.changes()) ?? '',
    isAsked: feed !== undefined && feed.from === 'environment',
    release: machine?.release() ?? null,
  }
}

async function loadPeople({ tx, now }: CallContext, text: string): Promise<Shown> {
  const people = await findPeople(tx, text, { limit: peopleShown, now })
  return {
    page: 'people',
    people: people.map(({ reason, until, lastSeen, ...person }) => ({
      ...toShown(person),
      email: isPlaceholderEmail(person.email) ? null : person.email,
      lastSeen: lastSeen?.toISOString() ?? null,
      hidden: person.hidden ?? false,
      suspended: reason === null ? null : { reason, until: until?.toISOString() ?? null },
    })),
  }
}

export const operatorHandlers = (auth: Pick<Auth, 'proveSelf'>) =>
  defineHandlers<'operators-see' | 'operators-act' | 'operators-claim'>({
    'operators-see': see,
    'operators-act': actInConsole(auth),
    'operators-claim': claimServer,
  })
