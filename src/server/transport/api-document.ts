// GET /openapi.json: the contract for programs, readable from any origin and built on first
// request.
import type { FastifyInstance } from 'fastify'
import { appName } from '#words/words.ts'
import { sendFile } from './client-files/send-file.ts'
import { textFile, type StaticFile } from './client-files/static-files.ts'

export function addApiDocument(server: FastifyInstance, publicUrl: string): void {
  let made: { name: string; file: StaticFile } | null = null
  server.get('/openapi.json', async (request, reply) => {
    const { openApiDocument } = await import('#contract/openapi/openapi-document.ts')
    const name = appName()
    if (made?.name !== name)
      made = {
        name,
        file: textFile(
          () => JSON.stringify(openApiDocument(new URL(publicUrl).origin, name)),
          'application/json; charset=utf-8',
        ),
      }
    reply.headers({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    return sendFile(request, reply, made.file)
  })
}
