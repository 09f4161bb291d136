// Answers with a file from memory: in the best form the client takes, or nothing when its copy is right.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type StaticFile } from './static-files.ts'

/** Sends the file; which headers allow a copy to be kept is the caller's. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const encoding = chooseEncoding(file, request.headers['accept-encoding'])
  const etag = `"${file.etag}-${encoding}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(file.bodies[encoding])
}
