// A security log for servers in tests that don't read it.
import { pino } from 'pino'
import { createSecurityLog, type SecurityLog } from '#server/security-log/create-security-log.ts'

export const createQuietSecurity = (): SecurityLog =>
  createSecurityLog({
    log: pino({ level: 'silent' }),
    secret: 'a secret of a quiet log',
    clock: { now: () => Date.now() },
  })
