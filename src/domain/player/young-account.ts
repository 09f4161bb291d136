/** The age up to which screens treat an account as new. */
const accountYoungDays = 30
const dayMs = 86_400_000

export const isYoungAccount = (createdMs: number, nowMs: number): boolean =>
  nowMs - createdMs < accountYoungDays * dayMs
