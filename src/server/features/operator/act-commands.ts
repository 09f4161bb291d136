// Acts of the operators' console. Each does what a command of `npm run admin` does, and writes the
// same line to the operator's log, with the operator's name.
import type { CallOutput, Calls, ParsedInput } from '#contract/contract.ts'
import {
  mayActOn,
  permitOperator,
  type OperatorCapability,
  type OperatorRole,
} from '#domain/access/operator-roles.ts'
import { toTextField } from '#domain/branding/own-texts.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { makeSafeLogo } from '../../branding/safe-logo.ts'
import { findOperator } from '../../core/access/operator-queries.ts'
import { endEverything } from '../../db/end-everything.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { toOperatorEvent } from '../../security-log/operator-events.ts'
import { changeBranding, resetBranding, type BrandingChange } from '../branding/commands.ts'
import { changeOwnText } from '../branding/text-commands.ts'
import { actOnMail, isMailAct } from '../delivery/console-commands.ts'
import { actOnJobs, isJobAct } from '../job/commands.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { actOnBackups, isBackupAct, type BackupAct } from './backup-commands.ts'
import { actOnClubs, isClubAct } from './club/club-commands.ts'
import { describeDemo, emptyDemo } from './demo-commands.ts'
import { listAccounts, type FoundPerson } from './people-queries.ts'
import { actOnBans, confirmAgain, deletePerson, isBanAct } from './person/person-commands.ts'
import { addOperatorLog, setPlayerHidden, type OperatorLogLine } from './queries.ts'
import { actOnRegistration, isRegistrationAct } from './registration-commands.ts'
import { actOnReports, isReportAct, type ReportAct } from './report-act-commands.ts'
import { changeRole } from './role-commands.ts'
import { actOnSteps, isStepAct } from './step-commands.ts'
import { describeEnd, restoreAccount, suspendAccount } from './suspend-commands.ts'
import { actOnVenues, isVenueAct } from './venue/venue-commands.ts'

type Asked = ParsedInput<'operators-act'>
type Codes = Calls['operators-act']['refusals'][number] | 'second-factor-needed'
type Answer = Result<CallOutput<'operators-act'>, Codes>
type AskedTo<A extends Asked['act']> = Extract<Asked, { act: A }>

const capabilities: Readonly<Record<Asked['act'], OperatorCapability>> = {
  suspend: 'console.people',
  restore: 'console.people',
  hide: 'console.people',
  show: 'console.people',
  signOut: 'console.people',
  confirmAgain: 'console.people',
  deletePerson: 'console.run',
  ban: 'console.people',
  unban: 'console.people',
  hideVenue: 'console.run',
  restoreVenue: 'console.run',
  appointAdmin: 'console.run',
  removeAdmin: 'console.run',
  setZone: 'console.run',
  mergeVenues: 'console.run',
  handOverClub: 'console.run',
  takeVenues: 'console.run',
  deleteClub: 'console.run',
  closeReport: 'console.reports',
  suspendReported: 'console.reports',
  answerAppeal: 'console.reports',
  brand: 'console.look',
  logo: 'console.look',
  resetBrand: 'console.look',
  setText: 'console.look',
  setRegistration: 'console.run',
  setFounding: 'console.run',
  approve: 'console.run',
  decline: 'console.run',
  invite: 'console.run',
  uninvite: 'console.run',
  clearAddress: 'console.run',
  hurryMail: 'console.run',
  runJob: 'console.run',
  makeBackup: 'console.run',
  planBackups: 'console.keep',
  setBackupKey: 'console.keep',
  tryBackup: 'console.keep',
  downloadBackup: 'console.keep',
  removeBackup: 'console.keep',
  restoreBackup: 'console.keep',
  skipStep: 'console.run',
  testMail: 'console.run',
  proveMail: 'console.run',
  emptyDemo: 'console.keep',
  appoint: 'console.appoint',
}

/** An act that can't be undone asks for a recent sign-in or the password. */
export const actInConsole =
  ({ proveSelf }: Pick<Auth, 'proveSelf'>): InTransaction<'operators-act'> =>
  async (context, input) => {
    const { actor, tx, deps } = context
    const own = await findOperator(tx, actor.userId)
    const operator = { ...own, isLocal: deps.installation.isLocal }
    const allowed = permitOperator(operator, capabilities[input.act])
    if (!allowed.ok) return allowed
    if ('password' in input) {
      const proven = await proveSelf(actor, input.password)
      if (!proven.ok) return proven
    }
    if (isReportAct(input)) return workReports(context, own.role, input)
    return 'userId' in input ? actOnPerson(context, own.role, input) : actOnThing(context, input)
  }

async function note(
  { actor, tx, effects, now }: CallContext,
  line: Omit<OperatorLogLine, 'byUserId'>,
  ticket?: string,
): Promise<Answer> {
  await addOperatorLog(tx, { ...line, byUserId: actor.userId }, now)
  effects.record(toOperatorEvent(line.command, line.userId ?? null))
  return ok({ success: true, ...(ticket === undefined ? {} : { ticket }) })
}

async function workReports(
  context: CallContext,
  role: OperatorRole | null,
  input: ReportAct,
): Promise<Answer> {
  const lines = await actOnReports(context, role, input)
  if (!lines.ok) return lines
  for (const line of lines.value) await note(context, line)
  return ok({ success: true })
}

type OnPerson = Extract<Asked, { userId: string }>
type Person = { userId: string; playerId: string | null }
type Lined = Result<Omit<OperatorLogLine, 'byUserId'> | null, Codes>

async function noteLine(context: CallContext, line: Lined): Promise<Answer> {
  if (!line.ok) return line
  return line.value === null ? ok({ success: true }) : note(context, line.value)
}

async function findTarget(
  { actor, tx, now }: CallContext,
  ownRole: OperatorRole | null,
  { act, userId }: OnPerson,
): Promise<Result<FoundPerson, 'player-not-found' | 'not-allowed'>> {
  const [person] = await listAccounts(tx, [userId], now)
  if (person === undefined) return refuse('player-not-found')
  const isAllowed = (userId !== actor.userId || act === 'appoint') && mayActOn(ownRole, person.role)
  return isAllowed ? ok(person) : refuse('not-allowed')
}

async function actOnPerson(
  context: CallContext,
  ownRole: OperatorRole | null,
  input: OnPerson,
): Promise<Answer> {
  const found = await findTarget(context, ownRole, input)
  if (!found.ok) return found
  const person = found.value
  switch (input.act) {
    case 'suspend':
      return suspend(context, person, input)
    case 'appoint':
      return appoint(context, person, input.role)
    case 'restore':
      return restore(context, person)
    case 'confirmAgain':
      return noteLine(context, await confirmAgain(context, person))
    case 'deletePerson':
      return noteLine(context, await deletePerson(context, person, input))
    case 'signOut':
      return signOut(context, person)
    case 'hide':
      return setHidden(context, person, true)
    case 'show':
      return setHidden(context, person, false)
  }
}

const whom = ({ userId, playerId }: Person): Pick<OperatorLogLine, 'userId' | 'playerId'> => ({
  userId,
  ...(playerId === null ? {} : { playerId }),
})

async function suspend(
  context: CallContext,
  person: Person,
  { reason, until, cancelsEvents }: AskedTo<'suspend'>,
): Promise<Answer> {
  const end = until === null ? null : Date.parse(until)
  if (end !== null && end <= context.now) return refuse('bad-input', { field: 'until' })
  const decidedBy = context.actor.playerId
  await suspendAccount(context, person, { reason, until: end, cancelsEvents, decidedBy })
  const detail = `${describeEnd(end)}: ${reason}`
  return note(context, { command: 'players suspend', ...whom(person), detail })
}

async function restore(context: CallContext, person: Person): Promise<Answer> {
  if (!(await restoreAccount(context, person.userId, context.actor.playerId)))
    return refuse('player-not-found')
  return note(context, { command: 'players restore', ...whom(person) })
}

async function signOut(context: CallContext, person: Person & { sessions: number }) {
  const { tx, effects } = context
  effects.publish(...(await endEverything(tx, { userId: person.userId })))
  const detail = String(person.sessions)
  return note(context, { command: 'sessions revoke', ...whom(person), detail })
}

async function setHidden(
  context: CallContext,
  person: Person & { reason: string | null },
  hidden: boolean,
): Promise<Answer> {
  const { tx, effects, now } = context
  const { playerId, reason } = person
  if (playerId === null || reason !== null) return refuse('player-not-found')
  publishToWatchers(effects, playerId, await setPlayerHidden(tx, playerId, hidden, now))
  return note(context, { command: hidden ? 'players hide' : 'players restore', ...whom(person) })
}

async function appoint(
  context: CallContext,
  person: Person,
  role: OperatorRole | null,
): Promise<Answer> {
  const changed = await changeRole(context, person.userId, role)
  if (!changed.ok) return changed
  const command = role === null ? 'operators remove' : 'operators add'
  return note(context, { command, ...whom(person), detail: role ?? changed.value ?? '' })
}

async function actOnThing(
  context: CallContext,
  input: Exclude<Asked, { userId: string } | ReportAct>,
): Promise<Answer> {
  if (isBackupAct(input)) return changeBackups(context, input)
  if (isVenueAct(input)) return noteLine(context, await actOnVenues(context, input))
  if (isClubAct(input)) return noteLine(context, await actOnClubs(context, input))
  if (isBanAct(input)) return noteLine(context, await actOnBans(context, input))
  if (isStepAct(input)) return actOnSteps(context, input)
  if (isRegistrationAct(input)) return noteLine(context, await actOnRegistration(context, input))
  if (isMailAct(input)) return noteLine(context, await actOnMail(context, input))
  if (isJobAct(input)) return noteLine(context, await actOnJobs(context, input))
  return input.act === 'emptyDemo' ? empty(context) : changeLook(context, input)
}

async function changeLook(
  context: CallContext,
  input: AskedTo<'brand' | 'logo' | 'resetBrand' | 'setText'>,
): Promise<Answer> {
  switch (input.act) {
    case 'brand':
      return brand(context, input.change as BrandingChange, 'branding set')
    case 'logo':
      return setLogo(context, input.logo)
    case 'resetBrand':
      return resetLook(context)
    case 'setText':
      return setText(context, input)
  }
}

async function empty(context: CallContext): Promise<Answer> {
  const { actor, deps } = context
  const { counts } = await emptyDemo(context, { people: deps.people, askedBy: actor.userId })
  if (counts.people === 0) return refuse('no-demo')
  return note(context, { command: 'demo empty', detail: describeDemo(counts) })
}

async function changeBackups(context: CallContext, input: BackupAct): Promise<Answer> {
  const done = await actOnBackups(context, input)
  return done.ok ? note(context, done.value.line, done.value.ticket) : done
}

async function resetLook(context: CallContext): Promise<Answer> {
  const done = await resetBranding(context)
  if (typeof done !== 'boolean') return refuse('bad-input', { field: done.fixed, fault: 'fixed' })
  return note(context, { command: 'branding reset', detail: 'reset' })
}

async function setText(
  context: CallContext,
  { act: _act, ...text }: AskedTo<'setText'>,
): Promise<Answer> {
  const fault = await changeOwnText(context, text)
  if (fault !== null) return refuse('bad-input', { field: toTextField(text), fault })
  return note(context, { command: 'branding text', detail: `${text.name} ${text.language}` })
}

async function brand(
  context: CallContext,
  change: BrandingChange,
  command: string,
): Promise<Answer> {
  const fault = await changeBranding(context, change)
  if (fault !== null && 'fixed' in fault)
    return refuse('bad-input', { field: fault.fixed, fault: 'fixed' })
  if (fault !== null) return refuse('bad-input', { field: 'hue' in fault ? 'hue' : fault.field })
  return note(context, { command, detail: Object.keys(change).join(' ') })
}

async function setLogo(context: CallContext, logo: string | null): Promise<Answer> {
  const safe = logo === null ? null : await makeSafeLogo(Buffer.from(logo, 'base64'))
  if (typeof safe === 'string') return refuse('bad-input', { field: 'logo', fault: safe })
  return brand(context, { logo: safe }, 'branding logo')
}
