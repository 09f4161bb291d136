// Sends the page behind a personal link with its data embedded, which saves a distant phone a round
// trip.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/shared/language.ts'
import { chooseMadeEncoding, compressors } from './made-page.ts'
import { sendBody, sendFile } from './send-file.ts'
import { hashBody, type StaticFile } from './static-files.ts'

/**
 * opened: the result of links-open, or null for the page to request it. The whole is null for an
 * invalid key.
 */
export type FindLinkPage = (
  key: string,
  reader: { isRead: boolean },
) => Promise<{ language: Language; opened: object | null } | null>

type LinkPage = { html(): string; file: StaticFile; headers: Record<string, string> }

/** Placeholder for the embedded data; see link-page.tsx. */
const place = 'id="opened">null<'

/** Browsers send sec-fetch-dest and preview bots don't, so bots don't get the contact's data. */
export const readsPage = (request: FastifyRequest): { isRead: boolean } => ({
  isRead:
    request.method === 'GET' &&
    request.headers['sec-fetch-dest'] === 'document' &&
    !isFetchedAhead(request),
})

/** Prefetches are marked by the browser and don't count as read. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /\b(?:prefetch|prerender|preview)\b/i.test(String(purpose ?? '')),
  )

/** Private: not cached, and no referrer is sent. */
export async function sendLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: LinkPage,
  opened: object | null,
): Promise<FastifyReply> {
  void reply.headers({
    ...page.headers,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Cookie, Accept-Encoding, Sec-Fetch-Dest',
  })
  if (opened === null) return sendFile(request, reply, page.file)
  const json = JSON.stringify(opened).replaceAll('<', '\\u003c')
  const html = Buffer.from(page.html().replace(place, () => `id="opened">${json}<`))
  const encoding = chooseMadeEncoding(request)
  const body = await compressors[encoding](html)
  return sendBody(request, reply, { type: page.file.type, etag: hashBody(html), encoding, body })
}
