// npm run admin -- doctor: checks settings, surroundings and store.
import { Option, type Command } from 'commander'
import {
  findFailedChecks,
  type Check,
  type ConsoleFacts,
  type Trouble,
} from '#domain/operator/console.ts'
import { languages, type Language } from '#domain/shared/language.ts'
import { doctorTexts } from '#words/en/operator/checkup.ts'
import { nextStepTexts, troubleTexts } from '#words/en/operator/console.ts'
import { fill, wordsIn } from '#words/words.ts'
import { isLocalServer, probe, readDisk } from '../checkup/probe.ts'
import type { Config } from '../config.ts'
import { loadGauges, toAwayFacts } from '../db/gauges.ts'
import { openDatabase, type Database } from '../db/open-database.ts'
import { countHome } from '../features/operator/home-queries.ts'
import { Refused, type AdminTools } from './act.ts'

const width = 14

export function addDoctorCommand(
  program: Command,
  tools: AdminTools,
  readConfig: () => Config,
): void {
  program
    .command('doctor')
    .description('what is wrong with this installation, and what to do about it')
    .addOption(new Option('--language <language>').choices(languages).default('en'))
    .action(async ({ language }: { language: Language }, command: Command) => {
      const checks = findFailedChecks(await examine(tools, readConfig()))
      const isJson = command.optsWithGlobals()['json'] === true
      tools.write(isJson ? `${JSON.stringify(toJson(checks))}\n` : describe(checks, language))
      const broken = [...checks.values()].flat().filter(({ level }) => level === 'broken')
      if (broken.length > 0) throw new Refused(wordsIn(language, doctorTexts).broken)
    })
}

type Checks = ReadonlyMap<Check, readonly Trouble[]>

const toJson = (checks: Checks) => ({
  checks: [...checks].map(([check, troubles]) => ({ check, troubles })),
})

function describe(checks: Checks, language: Language): string {
  const t = wordsIn(language, doctorTexts)
  const titles = wordsIn(language, troubleTexts)
  const steps = wordsIn(language, nextStepTexts)
  const lines = [...checks].flatMap(([check, troubles]) =>
    troubles.length === 0
      ? [`${t[check].padEnd(width)}  ${t.fine}`]
      : troubles.map(({ kind, n, at }) => {
          const when = at === null ? '' : new Date(at).toISOString().slice(0, 10)
          const title = fill(titles[kind], { n, when })
          return `${t[check].padEnd(width)}  ${title}. ${steps[kind]}`
        }),
  )
  return `${lines.join('\n')}\n`
}

async function examine(tools: AdminTools, config: Config): Promise<ConsoleFacts> {
  const store = await tools.open()
  const { databaseReplicaUrl: url } = config
  const replica = url === null ? null : openDatabase({ connectionString: url }, { size: 1 })
  try {
    return {
      ...(await readStore(store.db, tools.now(), config)),
      disk: await readDisk(config.dataDir),
      probes: await probe(config, { db: store.db, replica }, null),
    }
  } finally {
    await replica?.destroy()
    await store.close()
  }
}

async function readStore(
  db: Database,
  now: number,
  config: Config,
): Promise<Omit<ConsoleFacts, 'disk' | 'probes'>> {
  const { reports, letters, requests, stopped } = await countHome(db, now)
  const { jobs, oldestDueSeconds, retrying, ...backups } = await loadGauges(db, now)
  return {
    reports,
    letters,
    requests,
    stepsLeft: 0,
    jobs,
    mail: { isSent: config.smtpUrl !== null, lateSeconds: oldestDueSeconds, retrying, stopped },
    warnings: [],
    backedUp: backups.backedUp?.getTime() ?? null,
    isBackupFailed: backups.isBackupFailed,
    backupSchedule: backups.backupSchedule,
    away: config.backupAway && {
      ...toAwayFacts(backups, config.backupAway.takesPlain),
      copied: backups.copied?.getTime() ?? null,
    },
    now,
    isLocal: isLocalServer(config),
  }
}
