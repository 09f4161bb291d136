// The log: one JSON object per line. Errors are reduced to what explains them without personal
// data, because PostgreSQL's errors contain rows, and mail errors addresses.
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino'
import type { Config } from './config.ts'
import { createLogThrottle, type LogThrottle } from './log-throttle.ts'
import type { WarningBook } from './runtime/warning-book.ts'

/** Error properties that contain only our own names. */
const told = ['code', 'constraint', 'table', 'column', 'statusCode'] as const
const causesMax = 3
const warnLevel = 40

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
 * The key for throttling a warning about an error: its text and the error's. Null for other lines,
 * and when its author counts itself.
 */
function findRepeat([fields, message]: LogArguments): string | null {
  if (typeof fields !== 'object' || fields === null || 'leftOut' in fields) return null
  return 'err' in fields && fields.err instanceof Error ? `${message} ${fields.err.message}` : null
}

const toText = ([first, message]: LogArguments): string =>
  typeof first === 'string' ? first : (message ?? '')

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
 * Writes lines of `level` and above to `destination`. Warnings about the same error, which every
 * request repeats during an outage, are written once a minute with the number skipped. `nowMs` is
 * the clock; `book` notes the texts of warnings and errors.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream,
  nowMs: () => number = () => performance.now(),
  book: Pick<WarningBook, 'note'> | null = null,
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
          if (at >= warnLevel) book?.note(toText(args))
          if (at === warnLevel) warnOnceAMinute(throttle, args, write)
          else write(args)
        },
      },
    },
    destination,
  )
}
