// The HTTP server by itself, before any route.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createHttpServer } from './http.ts'

test('a request that has not arrived after five minutes is given up, so that nobody holds a place by sending slowly', () => {
  expect(createHttpServer(pino({ level: 'silent' })).server.requestTimeout).toBe(300_000)
})
