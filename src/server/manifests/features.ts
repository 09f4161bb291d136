// Every feature, once. What the server answers, what runs and what is forgotten follow from their
// manifests.
import { partnerFeature } from '../features/partner/feature.ts'
import type { Feature } from './define-feature.ts'

export const features = [partnerFeature] as const

type Listed = (typeof features)[number]
type CallsIn<F> = F extends Feature<infer C, infer _H, infer _L> ? C : never
type HttpIn<F> = F extends Feature<infer _C, infer H, infer _L> ? H : never
type LiveIn<F> = F extends Feature<infer _C, infer _H, infer L> ? L : never

/** The names that the features answer. */
export type AnsweredCall = CallsIn<Listed>
export type AnsweredHttp = HttpIn<Listed>
export type AnsweredLive = LiveIn<Listed>
