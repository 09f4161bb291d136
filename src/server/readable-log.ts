// The log for a terminal: each JSON line as one colored line of text.
import { prettyFactory } from 'pino-pretty'
import type { LogDestination } from './log-destination.ts'

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
