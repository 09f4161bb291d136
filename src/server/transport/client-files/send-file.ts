// Sends a file from memory in the client's best encoding, or 304 when its copy is current.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding, type StaticFile } from './static-files.ts'

export type SentBody = { type: string; etag: string; encoding: Encoding; body: Buffer }

/** The caller sets the caching headers. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding'])
  // The ETag is compared before a body is made.
  return sendBody(request, reply, {
    type: file.type,
    etag: file.etag,
    encoding,
    get body() {
      return file.bodies[encoding] ?? file.bodies.identity
    },
  })
}

export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentBody,
): FastifyReply {
  const etag = `"${file.etag}-${file.encoding}"`
  reply.header('etag', etag)
  if (
    request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
    return reply.code(304).send()
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
  return reply.type(file.type).send(file.body)
}
