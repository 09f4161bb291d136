// Fastify and pg with nothing around them: no sign-in, no rules, no alerts, no log. The floor of
// what a server in Node can cost, and the HTTP side of the Socket.IO peer.
import Fastify from 'fastify'
import { Pool } from 'pg'
import { fillStore, statements } from './plain-store.mjs'

/**
 * Listens on the port that the parent gave; `announce` is told of each changed event with the text
 * of its new answer. Adds live windows by `attach(server)`.
 */
export async function startPlainServer(attach) {
  const { databaseUrl, port, size, isEmpty } = JSON.parse(process.argv[2])
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  if (isEmpty) await fillStore((text) => pool.query(text), size)

  const ask = async (name, values) => {
    const { rows } = await pool.query({ name, text: statements[name], values })
    return rows[0]?.answer
  }
  const app = Fastify()
  const announce = attach(app.server)
  app.get('/events/:id', async (request, reply) =>
    reply.type('application/json').send(await ask('read', [request.params.id])),
  )
  for (const act of ['sign-up', 'withdraw'])
    app.post(`/events/:id/${act}`, async (request, reply) => {
      const { id } = request.params
      const answer = await ask(act, [id, request.body.playerId])
      if (answer === undefined) return reply.code(409).send({ code: 'event-full' })
      if (announce.hasListeners(id)) announce.send(id, await ask('read', [id]))
      return reply.type('application/json').send(answer)
    })
  await app.listen({ port, host: '127.0.0.1' })
  process.send({ ready: true, ids: null })
  process.on('disconnect', () => process.exit(0))
}
