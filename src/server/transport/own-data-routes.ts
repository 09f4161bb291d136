// POST /account/data: an export of everything about the sender, as a streamed ZIP archive. POST
// /operate/data: one that an operator makes for somebody.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { personDataInput } from '#contract/operator/person.ts'
import { ownDataInput } from '#contract/own-data.ts'
import type { Actor } from '#domain/access/actor.ts'
import { toFileName } from '#domain/branding/file-name.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import { appName } from '#words/words.ts'
import type { OwnDataHandlers } from '../features/own-data/handlers.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import type { ActorOf } from './http.ts'
import type { IsOwnOrigin } from './origin.ts'
import type { RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'

type Options = {
  ownData: OwnDataHandlers
  actorOf: ActorOf
  limits: RateLimits
  isOwnOrigin: IsOwnOrigin
  security: Pick<SecurityLog, 'record'>
}
const dataLimits = ['request', 'data'] as const

export function addOwnData(
  server: FastifyInstance,
  { ownData, actorOf, limits, isOwnOrigin, security }: Options,
): void {
  const answer = (reply: FastifyReply, refused: { refusal: Refusal }): FastifyReply => {
    recordRefusal(security, refused.refusal, { what: 'account-data' })
    return sendRefusal(reply, refused)
  }
  function serve<Input>(
    path: string,
    form: v.GenericSchema<unknown, Input>,
    download: (actor: Actor, input: Input) => Promise<Result<AsyncGenerator<Uint8Array>>>,
  ): void {
    server.post(path, async (request, reply) => {
      if (!isOwnOrigin(request.headers.origin, request.headers.host))
        return answer(reply, refuse('foreign-origin'))
      const actor = await actorOf(request.headers)
      const allowed = await limits.ofPerson(dataLimits, request, actor)
      if (!allowed.ok) return answer(reply, allowed)
      const input = v.safeParse(form, request.body)
      if (!input.success)
        return answer(reply, refuse('bad-input', { field: v.getDotPath(input.issues[0]) ?? '' }))
      const archive = await download(actor, input.output)
      if (!archive.ok) return answer(reply, archive)
      void reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${toFileName(appName(), 'data.zip')}"`,
      })
      return reply.send(Readable.from(archive.value))
    })
  }
  serve('/account/data', ownDataInput, (actor, { password }) => ownData.download(actor, password))
  serve('/operate/data', personDataInput, (actor, input) => ownData.downloadFor(actor, input))
}

function sendRefusal(reply: FastifyReply, { refusal }: { refusal: Refusal }): FastifyReply {
  const { httpCode, body } = refusalToWire(refusal)
  return reply.headers(retryAfter(refusal)).code(httpCode).send(body)
}
