// A client refused for too many requests must not fill the disk with log lines.
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { addRequestLog } from './request-log.ts'

test('a thousand refusals of one route are one line, and what is answered has a line each', async () => {
  const lines: { route: string; status: number }[] = []
  const counted: number[] = []
  const log = createLog('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number])
    },
  })
  const server = fastify({ logger: false })
  addRequestLog(server, log, ({ status }) => counted.push(status))
  server.get('/flooded', async (_request, reply) => reply.code(429).send())
  server.get('/other', async (_request, reply) => reply.code(429).send())
  server.get('/answered', async () => 'ok')
  for (let n = 0; n < 1_000; n += 1) await server.inject('/flooded')
  await server.inject('/other')
  for (let n = 0; n < 3; n += 1) await server.inject('/answered')
  await server.close()
  expect(lines.map(({ route, status }) => `${route} ${status}`)).toEqual([
    'GET /flooded 429',
    'GET /other 429',
    ...Array.from({ length: 3 }, () => 'GET /answered 200'),
  ])
  expect(counted).toHaveLength(1_004)
})
