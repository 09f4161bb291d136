// Looks for a newer release in UPDATE_FEED, an address in the form of GitHub's "latest release".
import * as v from 'valibot'
import { releaseNotesMax } from '#domain/operator/console.ts'
import { isNewerRelease } from '#domain/operator/release.ts'

export type Release = { version: string; notes: string; url: string | null }
export type ReleaseWatch = {
  own: string
  latest(): Release | null
  look(): Promise<void>
}

const dayMs = 86_400_000
const timeoutMs = 5_000
const feedBytesMax = 1_000_000

const feed = v.object({
  tag_name: v.pipe(v.string(), v.maxLength(40)),
  body: v.optional(v.nullable(v.string()), ''),
  html_url: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://')))),
})

type Options = {
  url: string | null
  own: string
  onError: (error: unknown) => void
}

export function createReleaseWatch({ url, own, onError }: Options): ReleaseWatch {
  let latest: Release | null = null
  return {
    own,
    latest: () => latest,
    look: async () => {
      if (url === null) return
      try {
        const found = await readFeed(url)
        latest = isNewerRelease(found.version, own) ? found : null
      } catch (error) {
        onError(error)
      }
    },
  }
}

/** Looks at once and then daily; returns the function that ends it. */
export function watchReleases(watch: ReleaseWatch): () => void {
  void watch.look()
  const timer = setInterval(() => void watch.look(), dayMs).unref()
  return () => clearInterval(timer)
}

async function readFeed(url: string): Promise<Release> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'sideout' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`UPDATE_FEED answers ${answer.status}`)
  const text = await answer.text()
  if (text.length > feedBytesMax) throw new Error('UPDATE_FEED answers too much')
  const { tag_name: tag, body, html_url: page } = v.parse(feed, JSON.parse(text))
  return {
    version: tag.replace(/^v/, ''),
    notes: (body ?? '').slice(0, releaseNotesMax),
    url: page ?? null,
  }
}
