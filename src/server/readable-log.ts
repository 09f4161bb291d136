// The log for a person at a terminal: one line of plain words for each line of JSON, with colors.
import { prettyFactory } from 'pino-pretty'
import type { LogDestination } from './log-destination.ts'

/** Writes what it takes, JSON lines, to `destination` as text. */
export function createReadableLog(
  destination: Pick<LogDestination, 'write'>,
  options: { colors: boolean },
): Pick<LogDestination, 'write'> {
  const format = prettyFactory({
    colorize: options.colors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
  })
  return { write: (line) => destination.write(format(line)) }
}
