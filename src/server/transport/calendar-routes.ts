// Calendar files: GET /calendar-file/{eventId}.ics for viewers of the event, GET /feed/{secret}.ics
// for the secret's holder, GET /feed/club/{key}.ics for a club's next public sessions. Missing and
// forbidden files get the same response; URLs are never logged.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { getHttpCode } from '#contract/http-codes.ts'
import { toFileName } from '#domain/branding/file-name.ts'
import { isLanguage, languageOfCookies, type Language } from '#domain/shared/language.ts'
import { appName } from '#words/words.ts'
import { calendarType } from '../calendar/event-calendar.ts'
import type { CalendarFiles } from '../features/calendar-feed/handlers.ts'
import { errorToRefusal } from './errors.ts'
import type { ActorOf } from './http.ts'
import type { RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'

type Options = { files: CalendarFiles; actorOf: ActorOf; limits: RateLimits; log: Logger }
type FileRequest = FastifyRequest<{ Params: { file: string }; Querystring: { lang?: unknown } }>

export function addCalendarFiles(
  server: FastifyInstance,
  { files, actorOf, limits, log }: Options,
): void {
  void server.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) =>
      refused(
        reply,
        errorToRefusal(
          error instanceof Error ? error : new Error(String(error)),
          log,
          `${request.method} a calendar file`,
        ),
      ),
    )

    scope.get('/calendar-file/:file', async (request: FileRequest, reply) => {
      const fromHere = await limits.ofAddress(['request'], request)
      if (!fromHere.ok) return refused(reply, fromHere.refusal)
      const actor = await actorOf(request.headers)
      const allowed = await limits.ofPerson(['request'], request, actor)
      if (!allowed.ok) return refused(reply, allowed.refusal)
      const eventId = getFileName(request)
      void reply
        .header('vary', 'Cookie')
        .header(
          'content-disposition',
          `attachment; filename="${toFileName(appName(), `${eventId}.ics`)}"`,
        )
      return send(request, reply, await files.event(actor, eventId, getLanguage(request)))
    })

    // Limited by address alone, because calendar programs have no session.
    scope.get('/feed/:file', async (request: FileRequest, reply) => {
      const allowed = await limits.ofAddress(['calendar-feed'], request)
      if (!allowed.ok) return refused(reply, allowed.refusal)
      return send(request, reply, await files.feed(getFileName(request), getLanguage(request)))
    })

    scope.get('/feed/club/:file', async (request: FileRequest, reply) => {
      const allowed = await limits.ofAddress(['calendar-feed'], request)
      if (!allowed.ok) return refused(reply, allowed.refusal)
      return send(request, reply, await files.club(getFileName(request), getLanguage(request)))
    })
    done()
  })
}

const getFileName = ({ params: { file } }: FileRequest): string =>
  /^([\w-]+)\.ics$/.exec(file)?.[1] ?? ''

/** Calendar programs have no cookie, so the URL may carry the language. */
const getLanguage = ({ query: { lang }, headers }: FileRequest): Language =>
  isLanguage(lang) ? lang : languageOfCookies(headers.cookie)

type Refused = Parameters<typeof refusalToWire>[0]

function refused(reply: FastifyReply, refusal: Refused): FastifyReply {
  void reply.headers(retryAfter(refusal))
  return reply.code(getHttpCode(refusal.code)).send(refusalToWire(refusal).body)
}

function send(request: FileRequest, reply: FastifyReply, file: string | null): FastifyReply {
  void reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  if (file === null)
    return reply
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store')
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('Not found')
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', etag)
  const known =
    request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
  return known ? reply.code(304).send() : reply.type(calendarType).send(file)
}
