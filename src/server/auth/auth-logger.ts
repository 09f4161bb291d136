// Better Auth's messages in our log. Its arguments are dropped but for the words of an error: they
// hold addresses, tokens and states.
import type { BetterAuthOptions } from 'better-auth'
import type { Logger } from 'pino'

/**
 * Its errors are warnings here: most are a stranger's wrong input, and a real bug is also thrown.
 */
export function authLogger(log: Logger): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    log: (level, message, ...args: unknown[]) => {
      const reason = args.find((arg) => arg instanceof Error)?.message
      log[level === 'error' ? 'warn' : 'debug']({ reason }, `sign-in: ${message}`)
    },
  }
}
