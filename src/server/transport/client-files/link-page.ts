// Sends the page behind a personal link, with what it shows in it: a phone far away then needs one
// answer of the server, not two.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/shared/language.ts'
import { chooseMadeEncoding, compressors } from './made-page.ts'
import { sendBody, sendFile } from './send-file.ts'
import { hashBody, type StaticFile } from './static-files.ts'

/**
 * opened: the answer of links-open, or null where the page shall ask for it. The whole is null for a
 * key that opens nothing.
 */
export type FindLinkPage = (
  key: string,
  reader: { isRead: boolean },
) => Promise<{ language: Language; opened: object | null } | null>

type LinkPage = { html(): string; file: StaticFile; headers: Record<string, string> }

/** Where the page holds what it shows; see link-page.tsx. */
const place = 'id="opened">null<'

/**
 * A browser that opens the page says so. Programs that make previews of links don't: they are told
 * nothing of the contact.
 */
export const readsPage = (request: FastifyRequest): { isRead: boolean } => ({
  isRead:
    request.method === 'GET' &&
    request.headers['sec-fetch-dest'] === 'document' &&
    !isFetchedAhead(request),
})

/** A browser that guesses where a person goes says so: nobody reads what it fetches. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /\b(?:prefetch|prerender|preview)\b/i.test(String(purpose ?? '')),
  )

/** For its reader alone: nobody keeps it, and no other site learns its address. */
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
