import type { BackupPlan } from './backup.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const thursdayFromMonday = 3

export function findLastOccasion({ schedule, hour }: BackupPlan, now: number): number | null {
  if (schedule === 'off') return null
  const today = Math.floor(now / dayMs) * dayMs + hour * hourMs
  const last = today > now ? today - dayMs : today
  if (schedule === 'daily') return last
  const sinceMonday = (Math.floor(last / dayMs) + thursdayFromMonday) % 7
  return last - sinceMonday * dayMs
}

export function isBackupDue(
  plan: BackupPlan,
  last: { at: number; isFailed: boolean } | null,
  { since, now }: { since: number; now: number },
): boolean {
  const occasion = findLastOccasion(plan, now)
  if (occasion === null) return false
  if (last === null) return since < occasion
  return last.at < occasion || (last.isFailed && now - last.at >= hourMs)
}
