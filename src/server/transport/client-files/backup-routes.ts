// POST /operate/backup: one of the server's own backups, as a file. A form of the console sends the
// ticket in its body, so that it's in no address, and the browser saves the stream by itself.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refuse } from '#domain/shared/result.ts'
import type { OpenBackup } from '../../features/backup/commands.ts'
import type { SecurityLog } from '../../security-log/create-security-log.ts'
import { recordRefusal } from '../../security-log/record-refusal.ts'
import type { ActorOf } from '../http.ts'
import type { IsOwnOrigin } from '../origin.ts'
import type { RateLimits } from '../rate-limit.ts'
import { refusalToWire, retryAfter } from '../refusals.ts'

type Options = {
  open: OpenBackup
  actorOf: ActorOf
  limits: RateLimits
  isOwnOrigin: IsOwnOrigin
  security: Pick<SecurityLog, 'record'>
}
const ticketLimits = ['request', 'operator'] as const

export function addBackups(
  server: FastifyInstance,
  { open, actorOf, limits, isOwnOrigin, security }: Options,
): void {
  const answer = (reply: FastifyReply, { refusal }: { refusal: Refusal }): FastifyReply => {
    recordRefusal(security, refusal, { what: 'backup' })
    const { httpCode, body } = refusalToWire(refusal)
    return reply.headers(retryAfter(refusal)).code(httpCode).send(body)
  }
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body)).get('ticket')),
    )
    scope.post('/operate/backup', async (request, reply) => {
      if (!isOwnOrigin(request.headers.origin, request.headers.host))
        return answer(reply, refuse('foreign-origin'))
      const actor = await actorOf(request.headers)
      const allowed = await limits.ofPerson(ticketLimits, request, actor)
      if (!allowed.ok) return answer(reply, allowed)
      const file = await open(actor, typeof request.body === 'string' ? request.body : '')
      if (!file.ok) return answer(reply, file)
      const { name, bytes, content } = file.value
      void reply.headers({
        'content-type': 'application/gzip',
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      return reply.send(content)
    })
    done()
  })
}
