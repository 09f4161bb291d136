// Codes for the self check-in screen, derived from the server's secret: every node computes the
// same ones without storing any.
import {
  checkInCodeLength,
  codeLeftMs,
  codeStepAt,
  freshSteps,
} from '#domain/check-in/check-in-code.ts'
import type { Deps } from '../../deps.ts'

export type CodePlace = { kind: 'event' | 'venue'; id: string }

type Signing = Pick<Deps, 'links'>

const toCode = ({ links }: Signing, { kind, id }: CodePlace, step: number): string =>
  links.sign('check-in', { kind, id, step }).split('.')[1]?.slice(0, checkInCodeLength) ?? ''

export const showCode = (
  signing: Signing,
  place: CodePlace,
  now: number,
): { code: string; leftMs: number } => ({
  code: toCode(signing, place, codeStepAt(now)),
  leftMs: codeLeftMs(now),
})

export const isFreshCode = (
  signing: Signing,
  places: readonly CodePlace[],
  code: string,
  now: number,
): boolean =>
  places.some((place) => freshSteps(now).some((step) => toCode(signing, place, step) === code))
