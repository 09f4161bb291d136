// Codes for the screen of self check-in. They follow from the server's secret, so every node makes
// and knows the same ones, and nothing of them is stored.
import {
  checkInCodeLength,
  codeLeftMs,
  codeStepAt,
  freshSteps,
} from '#domain/check-in/check-in-code.ts'
import type { Deps } from '../../deps.ts'

/** The place of a code: an event or a venue. */
export type CodePlace = { kind: 'event' | 'venue'; id: string }

type Signing = Pick<Deps, 'links'>

const toCode = ({ links }: Signing, { kind, id }: CodePlace, step: number): string =>
  links.sign('check-in', { kind, id, step }).split('.')[1]?.slice(0, checkInCodeLength) ?? ''

/** What the screen of a place shows now, and how long. */
export const showCode = (
  signing: Signing,
  place: CodePlace,
  now: number,
): { code: string; leftMs: number } => ({
  code: toCode(signing, place, codeStepAt(now)),
  leftMs: codeLeftMs(now),
})

/** True for a fresh code of one of these places. */
export const isFreshCode = (
  signing: Signing,
  places: readonly CodePlace[],
  code: string,
  now: number,
): boolean =>
  places.some((place) => freshSteps(now).some((step) => toCode(signing, place, step) === code))
