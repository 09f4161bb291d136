// The calls of a personal link. The key stands in the address of the page and in the bodies of its
// calls, and nowhere else; no session goes with them: on this page a reader is the contact alone.
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

/** code: why the server refused; 'offline' where it was not reached. until (ms): when it works. */
type Refused = { ok: false; code: string; until?: number }
export type Answered<T> = { ok: true; value: T } | Refused

/** The key in the address of this page. */
export const readKey = (): string => location.pathname.split('/')[2] ?? ''

/** What the link of an e-mail carries behind the #; undefined for a link that was passed on. */
export const readReaderToken = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get('m') ?? undefined

/** What came with the page; null where it is to be asked for. */
export const readOpened = (): OpenedLink | null =>
  JSON.parse(document.querySelector('#opened')?.textContent ?? 'null')

/** Asks the server as the contact of this page. */
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
      : { ok: false, code: error.details?.code ?? 'internal', until: error.details?.params?.until }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
