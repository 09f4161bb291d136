// All calls and HTTP functions by name, and the types of what either side says.
import type * as v from 'valibot'
import { byName } from './call.ts'
import { collect } from './contracts.ts'
import type { liveQueries } from './live-queries.ts'

export const calls = byName(collect('calls'))

/** The spec's HTTP functions: POST /http/{name}. */
export const httpFunctions = byName(collect('http'))

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = v.InferInput<Calls[N]['input']>
export type ParsedInput<N extends CallName> = v.InferOutput<Calls[N]['input']>
export type CallOutput<N extends CallName> = v.InferOutput<Calls[N]['output']>

export type HttpFunctions = typeof httpFunctions
export type HttpName = keyof HttpFunctions
export type HttpInput<N extends HttpName> = v.InferInput<HttpFunctions[N]['input']>
export type HttpOutput<N extends HttpName> = v.InferOutput<HttpFunctions[N]['output']>

export type LiveQueries = typeof liveQueries
export type LiveName = keyof LiveQueries
export type LiveInput<N extends LiveName> = v.InferInput<LiveQueries[N]['input']>
export type ParsedLiveInput<N extends LiveName> = v.InferOutput<LiveQueries[N]['input']>
export type LiveOutput<N extends LiveName> = v.InferOutput<LiveQueries[N]['output']>
