// The log: one JSON object a line. Of an error it keeps what explains it and nothing that holds
// someone's data: PostgreSQL's errors come with rows, those of mail with addresses.
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'
import type { Config } from './config.ts'
import { createLogThrottle, type LogThrottle } from './log-throttle.ts'

/** Properties of errors that name things of ours. */
const told = ['code', 'constraint', 'table', 'column', 'statusCode'] as const
const causesMax = 3

/** An error as it is logged. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error))
    return { message: typeof error === 'string' ? error : 'not an error' }
  const properties = Object.fromEntries(
    told.flatMap((name) =>
      name in error ? [[name, (error as unknown as Record<string, unknown>)[name]]] : [],
    ),
  )
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...properties,
    ...(error.cause !== undefined &&
      depth < causesMax && { cause: loggedError(error.cause, depth + 1) }),
  }
}

type LogArguments = Parameters<LogFn>

/**
 * What a warning about an error is held back by: its text and that of the error. Null for all other
 * lines, and where its author counts by itself.
 */
function findRepeat([fields, message]: LogArguments): string | null {
  if (typeof fields !== 'object' || fields === null || 'leftOut' in fields) return null
  return 'err' in fields && fields.err instanceof Error ? `${message} ${fields.err.message}` : null
}

function warnOnceAMinute(
  throttle: LogThrottle,
  args: LogArguments,
  write: (args: LogArguments) => void,
): void {
  const repeat = findRepeat(args)
  if (repeat === null) return write(args)
  throttle.log(repeat, (leftOut) => {
    const [fields, ...rest] = args
    write(leftOut === 0 ? args : [Object.assign({ leftOut }, fields), ...rest])
    return repeat
  })
}

/**
 * Writes lines of `level` and above to `destination`. While a database or a store of photos is
 * away, each request warns of the same error: it is written once a minute, with the number of
 * warnings left out in between. `nowMs` is the clock of that minute.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream,
  nowMs: () => number = () => performance.now(),
): Logger {
  const throttle = createLogThrottle(nowMs)
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => loggedError(error) },
      hooks: {
        logMethod(args, method, at) {
          const write = (all: LogArguments): void => method.apply(this, all)
          if (at === pino.levels.values['warn']) warnOnceAMinute(throttle, args, write)
          else write(args)
        },
      },
    },
    destination,
  )
}
