import type { Command } from 'commander'
import { demoCounts, type DemoCounts } from '#domain/operator/demo.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { describeDemo, emptyDemo, findDemo } from '../features/operator/demo-commands.ts'
import { people } from '../manifests/people.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

export function addDemoCommands(program: Command, tools: AdminTools): void {
  const demo = program.command('demo').description('the invented community of a first start')
  demo
    .command('show')
    .description('what "empty" takes away, in numbers')
    .action((_options, command: Command) => act(tools, command, show))
  demo
    .command('empty')
    .description('take it out for good; real people, their venues, clubs and events stay')
    .action((_options, command: Command) => act(tools, command, empty))
}

const labels: Readonly<Record<keyof DemoCounts, string>> = {
  people: 'people of the demo',
  accounts: 'of them with an account',
  events: 'events of theirs',
  clubs: 'clubs',
  leagues: 'leagues',
  tournaments: 'tournaments',
  places: 'places of others in coming ones',
  memberships: 'memberships of others',
  messages: 'messages with others',
  matches: 'matches of others',
  handedOver: 'stay with others who run them',
}

const listNumbers = (counts: DemoCounts): string[] =>
  demoCounts.map((name) => `${String(counts[name]).padStart(6)}  ${labels[name]}`)

const listKept = (keptAccount: string | null): string[] =>
  keptAccount === null
    ? []
    : [
        `${keptAccount} stays: no one else owns this server. "operators add" makes someone an owner.`,
      ]

async function show({ tx, now }: UnitOfWork): Promise<Outcome> {
  const { counts, keptAccount } = await findDemo(tx, { now, askedBy: null })
  const isGone = counts.people === 0
  return {
    lines: [
      ...(isGone ? ['There is no demo here.'] : listNumbers(counts)),
      ...listKept(keptAccount),
    ],
    data: { counts, keptAccount },
  }
}

async function empty(unit: UnitOfWork): Promise<Outcome> {
  const { counts, keptAccount } = await emptyDemo(unit, { people, askedBy: null })
  if (counts.people === 0) throw new Refused('There is no demo here.')
  return {
    lines: ['The demo is gone:', ...listNumbers(counts), ...listKept(keptAccount)],
    data: { counts, keptAccount },
    log: { detail: describeDemo(counts) },
    isWide: true,
  }
}
