import { Argument, InvalidArgumentError, type Command } from 'commander'
import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import {
  foundingActs,
  foundingDays,
  foundingDaysMax,
  foundingPeople,
  type FoundingAct,
  type FoundingPeople,
  type FoundingRule,
} from '#domain/registration/founding.ts'
import {
  invitationDays,
  registrationModes,
  requestsMax,
  type RegistrationMode,
} from '#domain/registration/registration.ts'
import { defaultLanguage } from '#domain/shared/language.ts'
import { explainFixed } from '../branding/branding-words.ts'
import { listFoundingRules } from '../core/founding/founding-queries.ts'
import { findRegistrationMode } from '../core/registration/registration-queries.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { changeFounding, describeFounding } from '../features/founding/commands.ts'
import {
  approve,
  changeMode,
  decline,
  inviteToRegister,
} from '../features/registration/commands.ts'
import {
  listInvitations,
  listRegistrationRequests,
  removeInvitation,
} from '../features/registration/queries.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

export function addRegistrationCommands(program: Command, tools: AdminTools): void {
  const registration = program.command('registration').description('who may make an account')
  registration
    .command('show')
    .description('the mode, those who wait for an answer, and invitations')
    .action((_options, command: Command) => act(tools, command, show))
  registration
    .command('mode')
    .addArgument(new Argument('<mode>').choices(registrationModes))
    .description('open, by approval, by invitation, or closed; at once, on every server')
    .action((mode: RegistrationMode, _options, command: Command) =>
      act(tools, command, (unit) => setMode(unit, mode)),
    )
  registration
    .command('founding')
    .addArgument(new Argument('<what>').choices(foundingActs))
    .addArgument(new Argument('<who>').choices(foundingPeople))
    .option('--days <n>', 'known: how old an account must be', parseDays, foundingDays)
    .description('who may add venues, start clubs and publish public events')
    .action(
      (what: FoundingAct, who: FoundingPeople, { days }: { days: number }, command: Command) =>
        act(tools, command, (unit) => setFounding(unit, what, { who, days })),
    )
  registration
    .command('approve')
    .argument('<address>', 'of someone who waits', parseAddress)
    .description('mail them an invitation')
    .action((email: string, _options, command: Command) =>
      act(tools, command, (unit) => decide(unit, email, true)),
    )
  registration
    .command('decline')
    .argument('<address>', 'of someone who waits', parseAddress)
    .description('end their wait without a word')
    .action((email: string, _options, command: Command) =>
      act(tools, command, (unit) => decide(unit, email, false)),
    )
  registration
    .command('invite')
    .argument('<address>', 'only this address may use it', parseAddress)
    .description('mail an invitation; the console makes links for many')
    .action((email: string, _options, command: Command) =>
      act(tools, command, (unit) => inviteOne(unit, email)),
    )
  registration
    .command('uninvite')
    .argument('<invitation>', 'as "registration show" names it')
    .description('end an invitation')
    // One in 64 begins like an option.
    .allowUnknownOption()
    .action((linkKey: string, _options, command: Command) =>
      act(tools, command, (unit) => uninvite(unit, linkKey)),
    )
}

function parseDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > foundingDaysMax)
    throw new InvalidArgumentError(`a whole number from 1 to ${foundingDaysMax} is needed`)
  return days
}

function parseAddress(text: string): string {
  const parsed = v.safeParse(addressSchema, text)
  if (!parsed.success) throw new InvalidArgumentError('an e-mail address is needed')
  return parsed.output.toLowerCase()
}

async function show({ tx, now }: UnitOfWork): Promise<Outcome> {
  const mode = await findRegistrationMode(tx)
  const founding = await listFoundingRules(tx)
  const requests = await listRegistrationRequests(tx, requestsMax)
  const invitations = await listInvitations(tx, now, requestsMax)
  return {
    lines: [
      `Registration: ${mode}`,
      ...foundingActs.map((what) => `Founding: ${describeFounding(what, founding[what])}`),
      ...requests.map(
        ({ email, created, sentence }) =>
          `waits  ${email}  ${created.toISOString()}  ${JSON.stringify(sentence)}`,
      ),
      ...invitations.map(
        ({ linkKey, email, usesLeft, ends }) =>
          `invited  ${linkKey}  ${email ?? 'anyone with the link'}  ${usesLeft} left  until ${ends.toISOString()}`,
      ),
    ],
    data: { mode, founding, requests, invitations },
  }
}

async function setMode(unit: UnitOfWork, mode: RegistrationMode): Promise<Outcome> {
  const changed = await changeMode(unit, mode)
  if (changed === 'fixed') throw new Refused(explainFixed('registration'))
  if (!changed) throw new Refused(`Registration is ${mode} already.`)
  return {
    lines: [`Registration: ${mode}.`],
    data: { mode },
    log: { detail: mode },
  }
}

async function setFounding(
  unit: UnitOfWork,
  what: FoundingAct,
  rule: FoundingRule,
): Promise<Outcome> {
  const detail = describeFounding(what, rule)
  if (!(await changeFounding(unit, what, rule))) throw new Refused(`It is so already: ${detail}.`)
  return { lines: [`Founding: ${detail}.`], data: { what, ...rule }, log: { detail } }
}

async function decide(unit: UnitOfWork, address: string, isIn: boolean): Promise<Outcome> {
  const key = { email: address }
  const email = isIn ? await approve(unit, key, null) : await decline(unit, key)
  if (email === null) throw new Refused(`No one with the address "${address}" waits.`)
  return {
    lines: [isIn ? `An invitation goes to ${email}.` : `${email} no longer waits.`],
    data: { email },
    log: { detail: email },
  }
}

async function inviteOne(unit: UnitOfWork, email: string): Promise<Outcome> {
  const language = defaultLanguage
  await inviteToRegister(unit, { email, uses: 1, days: invitationDays, language, createdBy: null })
  return {
    lines: [`An invitation goes to ${email}.`],
    data: { email },
    log: { detail: email },
  }
}

async function uninvite({ tx }: UnitOfWork, linkKey: string): Promise<Outcome> {
  if (!(await removeInvitation(tx, linkKey)))
    throw new Refused(`There is no invitation "${linkKey}".`)
  return {
    lines: ['The invitation no longer works.'],
    data: { linkKey },
    log: {},
  }
}
