import type { Command } from 'commander'
import { findJobStanding } from '#domain/operator/jobs.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { askForJob } from '../features/job/commands.ts'
import { listJobs } from '../features/job/queries.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

export function addJobCommands(program: Command, tools: AdminTools): void {
  const jobs = program.command('jobs').description('what runs by itself, on a schedule')
  jobs
    .command('list')
    .description('each with its schedule in UTC, and whether it is late or failed')
    .action((_options, command: Command) => act(tools, command, list))
  jobs
    .command('again')
    .argument('<job>', 'as "jobs list" names it')
    .description('run it now, on a server that runs; earlier failures of it are forgotten')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => again(unit, name)),
    )
}

async function list({ tx }: UnitOfWork): Promise<Outcome> {
  const jobs = (await listJobs(tx)).map((job) => ({ ...job, standing: findJobStanding(job) }))
  const lines = jobs.map(({ name, cron, standing, error }) =>
    [name.padEnd(26), cron.padEnd(14), standing, ...(error === null ? [] : [error])].join('  '),
  )
  return {
    lines: lines.length === 0 ? ['No server has started the queue yet.'] : lines,
    data: { jobs },
  }
}

async function again(unit: UnitOfWork, name: string): Promise<Outcome> {
  if (!(await askForJob(unit, name))) throw new Refused(`There is no job "${name}".`)
  return {
    lines: [`"${name}" runs as soon as a server hears of it.`],
    data: { name },
    log: { detail: name },
  }
}
