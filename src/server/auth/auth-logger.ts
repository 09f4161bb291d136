// Writes Better Auth's messages to our log. Arguments are dropped except error messages, because
// they hold addresses, tokens and states.
import type { BetterAuthOptions } from 'better-auth'
import type { Logger } from 'pino'

/** Its errors are warnings here: most are wrong input, and real bugs are also thrown. */
export function authLogger(log: Logger): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    log: (level, message, ...args: unknown[]) => {
      const reason = args.find((arg) => arg instanceof Error)?.message
      log[level === 'error' ? 'warn' : 'debug']({ reason }, `sign-in: ${message}`)
    },
  }
}
