// The built client behind our static plugin without a database, as visitors of the public pages get
// it.
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { staticClient } from '#server/transport/client-files/static.ts'

export type PublicSite = { address: string; server: FastifyInstance }

export async function startPublicSite(
  extend: (server: FastifyInstance) => void = () => undefined,
): Promise<PublicSite> {
  const server = fastify()
  extend(server)
  await server.register(staticClient, {
    directory: join(import.meta.dirname, '../../dist/client'),
    publicUrl: 'http://127.0.0.1',
    isSignedIn: () => Promise.resolve(false),
  })
  return { address: await server.listen({ port: 0, host: '127.0.0.1' }), server }
}
