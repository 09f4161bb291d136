import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createAuthClient } from './auth.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

type Reply = { status: number; body?: unknown } | 'hang up'

async function serverSaying(reply: Reply) {
  const seen: { method: string | undefined; url: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, body })
      if (reply === 'hang up') request.socket.destroy()
      else
        response
          .writeHead(reply.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(reply.body ?? null))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    seen,
    auth: createAuthClient((path, init) =>
      fetch(new URL(path instanceof Request ? path.url : path, origin), init),
    ),
  }
}

test('signing in sends the address and the password in the body, never in the address', async () => {
  const { auth, seen } = await serverSaying({ status: 200, body: { token: 't', user: {} } })
  expect(await auth.signIn('ann@example.org', 'secret words')).toEqual({ ok: true, value: null })
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/api/auth/sign-in/email',
      body: '{"email":"ann@example.org","password":"secret words"}',
    },
  ])
})

test.each([
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'wrong-credentials'],
  [400, 'VALIDATION_ERROR', 'bad-email'],
  [400, 'PASSWORD_TOO_SHORT', 'password-length'],
  [400, 'PASSWORD_TOO_LONG', 'password-length'],
  [400, 'INVALID_TOKEN', 'link-expired'],
  [503, undefined, 'no-answer'],
  [500, undefined, 'failed'],
  [403, 'INVALID_ORIGIN', 'failed'],
])('an answer %i %s is the problem %s', async (status, code, problem) => {
  const { auth } = await serverSaying({ status, body: { code } })
  expect(await auth.signIn('ann@example.org', 'secret words')).toEqual({ ok: false, problem })
})

test('too many attempts are told with how long to wait', async () => {
  const details = { code: 'too-many-requests', params: { seconds: 240 } }
  const { auth } = await serverSaying({
    status: 429,
    body: { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-many-requests', details } },
  })
  expect(await auth.signIn('ann@example.org', 'secret words')).toEqual({
    ok: false,
    problem: details,
  })
})

test('a lost connection is no answer', async () => {
  const { auth } = await serverSaying('hang up')
  expect(await auth.signIn('ann@example.org', 'secret words')).toEqual({
    ok: false,
    problem: 'no-answer',
  })
  expect(await auth.hasSession()).toBeNull()
})

test('a social sign-in goes on at the address of the provider, and nowhere when there is none', async () => {
  expect(
    await (
      await serverSaying({
        status: 200,
        body: { url: 'https://provider.example/ask', redirect: true },
      })
    ).auth.startSocial('google'),
  ).toEqual({ ok: true, value: 'https://provider.example/ask' })
  expect(await (await serverSaying({ status: 200, body: {} })).auth.startSocial('google')).toEqual({
    ok: false,
    problem: 'failed',
  })
})

test('a session that is already over counts as ended, an unreachable server does not', async () => {
  expect(
    await (
      await serverSaying({ status: 400, body: { code: 'FAILED_TO_GET_SESSION' } })
    ).auth.signOut(),
  ).toEqual({ ok: true, value: null })
  expect(await (await serverSaying({ status: 503 })).auth.signOut()).toEqual({
    ok: false,
    problem: 'no-answer',
  })
})

test('there is a session when the server names one', async () => {
  expect(
    await (
      await serverSaying({ status: 200, body: { session: { id: 's' }, user: { id: 'u' } } })
    ).auth.hasSession(),
  ).toBe(true)
  expect(await (await serverSaying({ status: 200, body: null })).auth.hasSession()).toBe(false)
})
