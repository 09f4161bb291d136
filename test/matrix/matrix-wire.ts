// Sends the requests of matrix cells: calls and HTTP functions over HTTP, live queries over the
// actor's socket, photos as the upload screen does.
import { randomUUID } from 'node:crypto'
import type { Who } from '#contract/call.ts'
import {
  calls,
  httpFunctions,
  type CallInput,
  type CallName,
  type CallOutput,
  type HttpInput,
  type HttpName,
  type HttpOutput,
  type LiveInput,
  type LiveName,
  type LiveOutput,
} from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import type { PhotoTarget } from '#domain/photo/photo.ts'
import type { TestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

export type Name = CallName | LiveName | HttpName | 'upload'
export type InputOf<N extends Name> = N extends CallName
  ? CallInput<N>
  : N extends LiveName
    ? LiveInput<N>
    : N extends HttpName
      ? HttpInput<N>
      : N extends 'upload'
        ? { target: PhotoTarget; targetId: string }
        : never
export type OutputOf<N extends Name> = N extends CallName
  ? CallOutput<N>
  : N extends LiveName
    ? LiveOutput<N>
    : N extends HttpName
      ? HttpOutput<N>
      : unknown
export const names: readonly Name[] = [
  ...Object.keys(calls),
  ...Object.keys(liveQueries),
  ...Object.keys(httpFunctions),
  'upload',
] as Name[]

const isCall = (name: Name): name is CallName => Object.hasOwn(calls, name)
const isHttp = (name: Name): name is HttpName => Object.hasOwn(httpFunctions, name)

export function whoOf(name: Name): Who {
  if (name === 'upload') return 'player'
  return (isCall(name) ? calls[name] : isHttp(name) ? httpFunctions[name] : liveQueries[name]).who
}
export const isWrite = (name: Name): boolean =>
  name === 'upload' || (isCall(name) && calls[name].kind === 'write')

type Asker = { url: string; headers: Record<string, string>; window: TestSocket; picture?: Buffer }
/** `text` is the raw body, for byte comparison. */
export type Answer = { code: string | null; value: unknown; text: string }

export async function askWire(asker: Asker, name: Name, input: never): Promise<Answer> {
  if (name === 'upload') return upload(asker, input)
  if (isCall(name))
    return post(
      asker,
      `/call/${name}`,
      { data: input },
      (body) => (body as { result: unknown }).result,
    )
  return isHttp(name)
    ? post(asker, `/http/${name}`, input, (body) => body)
    : subscribe(asker, name, input)
}

const post = (
  { url, headers }: Asker,
  path: string,
  body: unknown,
  valueOf: (body: unknown) => unknown,
): Promise<Answer> =>
  send(
    `${url}${path}`,
    { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    JSON.stringify(body),
    valueOf,
  )

const upload = (
  { url, headers, picture }: Asker,
  { target, targetId }: InputOf<'upload'>,
): Promise<Answer> =>
  send(
    `${url}/upload/${target}/${targetId}`,
    { 'content-type': 'image/png', ...headers },
    new Uint8Array(picture ?? []),
    (body) => body,
  )

async function send(
  url: string,
  headers: Record<string, string>,
  body: BodyInit,
  valueOf: (body: unknown) => unknown,
): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers, body })
  const text = await response.text()
  const answer: unknown = JSON.parse(text)
  const code = response.ok
    ? null
    : (answer as { error: { details: { code: string } } }).error.details.code
  return {
    code,
    value: code === null ? valueOf(answer) : undefined,
    text: `${response.status} ${text}`,
  }
}

async function subscribe({ window }: Asker, name: LiveName, input: never): Promise<Answer> {
  const view = window.subscribe(name, input)
  const answer = await until(`the answer of ${name}`, () => {
    const refusal = view.refusal()
    if (refusal !== null)
      return { code: refusal.code, value: undefined, text: JSON.stringify(refusal) }
    const value = view.latest()
    return value === undefined ? null : { code: null, value, text: JSON.stringify(value) }
  })
  view.close()
  return answer
}
