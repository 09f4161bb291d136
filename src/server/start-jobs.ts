// The jobs of a running server: some jobs look when something
// changed, the others when their time comes.
import type { Connection } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { announceEvents } from './features/announcement/jobs.ts'
import { forgetOpenImports } from './features/contact-import/jobs.ts'
import { deliverDue, forgetOldDeliveries, startDeliveries } from './features/delivery/jobs.ts'
import { makeDueDraws } from './features/draw/jobs.ts'
import { startZoneRules } from './features/event-clock/jobs.ts'
import { freeLastInLine } from './features/house-rule/jobs.ts'
import { inviteDue } from './features/invitation/jobs.ts'
import { refreshLeaderboards, startLeaderboards } from './features/leaderboard/jobs.ts'
import { askSubstitutes } from './features/league-day/jobs.ts'
import { confirmOldScores, forgetOldRunning } from './features/match/jobs.ts'
import { endOverdueOffers } from './features/offer/jobs.ts'
import { forgetUnused, remindUnused } from './features/personal-link/jobs.ts'
import { removeDuePhotos, startPhotoRemovals, sweepPhotos } from './features/photo/jobs.ts'
import { settlePurses, startPurses } from './features/purse/jobs.ts'
import { replayDirty, startRatings } from './features/rating/jobs.ts'
import { sendDueReminders } from './features/reminder/jobs.ts'
import { giveRewards, startRewards } from './features/reward/jobs.ts'
import { watchLineups } from './features/team-league/jobs.ts'
import { forgetOldRows } from './jobs/forget-old-rows.ts'
import { startQueue, type Job } from './jobs/queue.ts'

const minutely = '* * * * *'
/**
 * How late a draw may be at most, or the end of an offer: a minute, as the queue has it, is too long
 * for players that wait for it together.
 */
const rostersMs = 5_000

/**
 * What runs at times, on one server at a time, each by deps.clock. Minutely ones find what is due;
 * ratings and leaderboards what a killed server told no one of.
 */
export const scheduledJobs = (deps: Deps): Job[] => [
  { name: 'scores', cron: minutely, run: () => confirmOldScores(deps) },
  { name: 'running-scores', cron: minutely, run: () => forgetOldRunning(deps) },
  { name: 'last-in-line', cron: minutely, run: () => freeLastInLine(deps) },
  { name: 'ratings', cron: minutely, run: () => replayDirty(deps) },
  { name: 'leaderboards', cron: minutely, run: () => refreshLeaderboards(deps) },
  { name: 'purses', cron: minutely, run: () => settlePurses(deps) },
  { name: 'all-purses', cron: '50 4 * * *', run: () => settlePurses(deps, { kind: 'all' }) },
  { name: 'rewards', cron: minutely, run: () => giveRewards(deps) },
  { name: 'deliveries', cron: minutely, run: () => deliverDue(deps) },
  { name: 'old-deliveries', cron: '10 4 * * *', run: () => forgetOldDeliveries(deps) },
  { name: 'reminders', cron: minutely, run: () => sendDueReminders(deps) },
  { name: 'announcements', cron: minutely, run: () => announceEvents(deps) },
  { name: 'invitations', cron: minutely, run: () => inviteDue(deps) },
  { name: 'substitutes', cron: minutely, run: () => askSubstitutes(deps) },
  { name: 'line-ups', cron: minutely, run: () => watchLineups(deps) },
  { name: 'contact-imports', cron: '*/10 * * * *', run: () => forgetOpenImports(deps) },
  { name: 'link-reminders', cron: minutely, run: () => remindUnused(deps) },
  { name: 'unused-contacts', cron: '30 4 * * *', run: () => forgetUnused(deps) },
  { name: 'old-rows', cron: '20 4 * * *', run: () => forgetOldRows(deps) },
  { name: 'photo-removals', cron: minutely, run: () => removeDuePhotos(deps) },
  { name: 'lost-photos', cron: '40 4 * * *', run: () => sweepPhotos(deps) },
]

/** Starts the jobs that follow a change at once; returns how to stop them. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [
    startLeaderboards(deps),
    startRewards(deps),
    startPurses(deps),
    startRatings(deps),
    startDeliveries(deps),
    startZoneRules(deps),
    startPhotoRemovals(deps),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/**
 * Starts the jobs that have their times, and tells `onRun` of each run; returns how to stop them,
 * which waits for those under way.
 */
export function startSchedule(
  deps: Deps,
  connection: Connection,
  onRun: (name: string, isDone: boolean) => void,
): () => Promise<void> {
  const stopDraws = repeating(deps, rostersMs, 'draws that are due could not be made', () =>
    makeDueDraws(deps),
  )
  const stopOffers = repeating(deps, rostersMs, 'offers that are over could not be ended', () =>
    endOverdueOffers(deps),
  )
  const stopQueue = startQueue(
    deps,
    connection,
    scheduledJobs(deps).map((job) => ({ ...job, run: () => told(job, onRun) })),
  )
  return async () => {
    await stopDraws()
    await stopOffers()
    await stopQueue()
  }
}

async function told(
  { name, run }: Job,
  onRun: (name: string, isDone: boolean) => void,
): Promise<unknown> {
  try {
    const answer = await run()
    onRun(name, true)
    return answer
  } catch (error) {
    onRun(name, false)
    throw error
  }
}

/**
 * Runs a task every `everyMs`, the first time that long from now, and never beside itself; a
 * failure is logged and waits for the next time.
 */
function repeating(
  { log }: Deps,
  everyMs: number,
  failed: string,
  task: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log.warn({ err: error }, failed))
      .finally(() => {
        running = null
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
