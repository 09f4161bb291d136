// Answers of earlier visits in IndexedDB: a screen shows them until the server answers, and offline
// they are all it has. They belong to one session (by its mark) and one wire version; other entries
// aren't read. Part of the first script: writing is in keep-answers.ts.
import { clear, createStore, promisifyRequest } from 'idb-keyval'
import { sessionMark, sessionMarkOfHost } from '#domain/onboarding/session-mark.ts'
import { wireVersion } from '#domain/version/version.ts'
import { cacheNames } from '../device/cache-names.ts'
import { liveAnswers, type CachedAnswer } from './live-answers.ts'

const markForm = new RegExp(`(?:^|; )(?:${sessionMarkOfHost}|${sessionMark})=(\\w+)`)

export const answerStore = createStore('sideout', 'answers')

/** All stored entries. The library's own `entries` would add a fallback for very old browsers. */
export const listKept = (): Promise<[string, CachedAnswer][]> =>
  answerStore('readonly', async (store) => {
    const [keys, answers] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest<CachedAnswer[]>(store.getAll()),
    ])
    return answers.map((answer, at) => [keys[at] as string, answer])
  })

/** Key prefix of this session's answers; null when signed out. */
export function answerPrefix(): string | null {
  const mark = markForm.exec(document.cookie)?.[1]
  return mark === undefined ? null : `${wireVersion} ${mark} `
}

export async function restoreAnswers(): Promise<void> {
  const prefix = answerPrefix()
  if (prefix === null) return
  for (const [key, answer] of await listKept()) {
    if (key.startsWith(prefix)) liveAnswers.restore(key.slice(prefix.length), answer)
  }
}

export const forgetAnswers = (): Promise<void> => clear(answerStore).catch(() => undefined)

/**
 * After sign-out: deletes all personal data on this device except waiting calls. Rejects where
 * storage is blocked.
 */
export async function clearPersonalData(): Promise<void> {
  document.cookie = `${sessionMark}=; path=/; max-age=0`
  document.cookie = `${sessionMarkOfHost}=; path=/; max-age=0; secure`
  liveAnswers.clear()
  // The drafts of this tab. If this is blocked, the storages below were never written either.
  sessionStorage.clear()
  await Promise.allSettled([
    forgetAnswers(),
    ...('caches' in globalThis
      ? [caches.delete(cacheNames.person), caches.delete(cacheNames.photos)]
      : []),
  ])
}
