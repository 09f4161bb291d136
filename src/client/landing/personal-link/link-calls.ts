// The calls of the personal link page. The key appears only in the page's address and in the bodies
// of its calls, and no session cookie is sent: here the reader acts as the contact alone.
import type { CallInput, CallOutput } from '#contract/contract.ts'

type LinkCall =
  | 'links-open'
  | 'links-answer'
  | 'links-arrive'
  | 'links-agreements'
  | 'links-accept'
  | 'links-calendar'
  | 'links-evening'
  | 'links-setHidesName'
  | 'links-vote'
  | 'links-stop'
  | 'links-forget'
export type OpenedLink = CallOutput<'links-open'>
export type LinkEvent = OpenedLink['events'][number]
export type LinkEvening = CallOutput<'links-evening'>
export type LinkAnswer = CallInput<'links-answer'>['answer']

/**
 * code: the server's refusal, or 'offline' when unreachable. until (ms): when it works again. n: a
 * house rule's limit; next: the day of the next session it allows.
 */
export type LinkRefusal = { ok: false; code: string; until?: number; n?: number; next?: string }
export type Answered<T> = { ok: true; value: T } | LinkRefusal

export const readKey = (): string => location.pathname.split('/')[2] ?? ''

/** The token in the hash of a mailed link; undefined for a link that was passed on. */
export const readReaderToken = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get('m') ?? undefined

export const readOpened = (): OpenedLink | null =>
  JSON.parse(document.querySelector('#opened')?.textContent ?? 'null')

export async function askLink<N extends LinkCall>(
  name: N,
  input: Omit<CallInput<N>, 'key'>,
): Promise<Answered<CallOutput<N>>> {
  try {
    const response = await fetch(`/call/${name}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { key: readKey(), ...input } }),
    })
    const { result, error } = await response.json()
    return error === undefined
      ? { ok: true, value: result }
      : { ...error.details?.params, ok: false, code: error.details?.code ?? 'internal' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
