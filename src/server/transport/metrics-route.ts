// GET /metrics for holders of the token; 404 without METRICS_TOKEN or with a wrong token.
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/create-metrics.ts'

const hashText = (text: string): Buffer => hash('sha256', text, 'buffer')

export function addMetrics(server: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = hashText(`Bearer ${token}`)
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hashText(request.headers.authorization ?? ''), expected))
      return reply.callNotFound()
    const { type, text } = await metrics.read()
    return reply.type(type).send(text)
  })
}
