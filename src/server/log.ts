// The log: one JSON object a line. Of an error it keeps what explains it and nothing that holds
// someone's data: PostgreSQL's errors come with rows, those of mail with addresses.
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

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

/** Writes lines of `level` and above to `destination`. */
export const createLog = (level: Config['logLevel'], destination: DestinationStream): Logger =>
  pino(
    { level, base: null, serializers: { err: (error: unknown) => loggedError(error) } },
    destination,
  )
