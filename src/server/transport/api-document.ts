// GET /openapi.json: what the contract says, for programs. Anyone may read it, from any page; made
// when it is first asked for.
import type { FastifyInstance } from 'fastify'
import { sendFile } from './client-files/send-file.ts'
import { textFile, type StaticFile } from './client-files/static-files.ts'

/** Adds the document to the server. */
export function addApiDocument(server: FastifyInstance, publicUrl: string): void {
  let made: StaticFile | null = null
  server.get('/openapi.json', async (request, reply) => {
    const { openApiDocument } = await import('#contract/openapi/openapi-document.ts')
    made ??= textFile(
      () => JSON.stringify(openApiDocument(new URL(publicUrl).origin)),
      'application/json; charset=utf-8',
    )
    reply.headers({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    return sendFile(request, reply, made)
  })
}
