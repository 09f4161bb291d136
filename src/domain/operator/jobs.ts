export const jobNameMax = 40
/** A busy server may take one or two looks before it comes to a job. */
const lateSeconds = 120

export const jobStandings = ['failed', 'late', 'asked', 'running', 'fine'] as const
export type JobStanding = (typeof jobStandings)[number]

export type JobFacts = {
  failed: number
  dueSeconds: number | null
  isRunning: boolean
  isAsked: boolean
}

export function findJobStanding({ failed, dueSeconds, isRunning, isAsked }: JobFacts): JobStanding {
  if (isAsked) return 'asked'
  if (isRunning) return 'running'
  if (failed > 0) return 'failed'
  return dueSeconds !== null && dueSeconds > lateSeconds ? 'late' : 'fine'
}

export type JobRhythm = { everyMinutes: number } | { at: string } | null

/** at: in UTC. Null: a schedule of another kind. */
export function readRhythm(cron: string): JobRhythm {
  const [, every] = /^\*(?:\/(\d{1,2}))? \* \* \* \*$/.exec(cron) ?? [null, null]
  if (every !== null) return { everyMinutes: Number(every ?? 1) }
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron) ?? []
  if (minute === undefined || hour === undefined) return null
  return { at: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` }
}
