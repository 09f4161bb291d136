// Provider profiles are parsed as untrusted data: known format, fixed URL, within a timeout.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oauthConfigs } from './providers.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function askGoogle(userInfo: string) {
  const warnings: object[] = []
  const log = { warn: (fields: object) => warnings.push(fields) } as unknown as Parameters<
    typeof oauthConfigs
  >[1]
  const settings = {
    clientId: 'a',
    clientSecret: 'b',
    authorize: userInfo,
    token: userInfo,
    userInfo,
  }
  const [config] = oauthConfigs({ google: settings }, log)
  const person = await config?.getUserInfo?.({ accessToken: 'an access token' })
  return { person, warnings }
}

const answering = (body: string) =>
  startServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(body)
  })

test('a person is read from the answer', async () => {
  const { person } = await askGoogle(
    await answering(
      '{"sub":"1","name":"Gail","email":"gail@example.org","email_verified":true,"admin":true}',
    ),
  )
  expect(person).toEqual({ id: '1', name: 'Gail', email: 'gail@example.org', emailVerified: true })
})

test.each([
  ["o'brien@example.org", "o'brien@example.org", true],
  ['Ann&Bob@Bücher.example', 'ann&bob@xn--bcher-kva.example', true],
  ['josé@example.org', 'google-1@no-email.invalid', false],
])('of a person with %s the address is %s', async (told, email, emailVerified) => {
  const { person } = await askGoogle(
    await answering(JSON.stringify({ sub: '1', name: 'Gail', email: told, email_verified: true })),
  )
  expect(person).toEqual({ id: '1', name: 'Gail', email, emailVerified })
})

test('a provider that answers with a redirect is not followed, and the token goes nowhere else', async () => {
  const stolen: (string | undefined)[] = []
  const elsewhere = await startServer((request, response) => {
    stolen.push(request.headers.authorization)
    response.end('{"sub":"1","name":"Eve"}')
  })
  const provider = await startServer((_request, response) => {
    response.writeHead(302, { location: elsewhere }).end()
  })
  const { person, warnings } = await askGoogle(provider)
  expect(person).toBeNull()
  expect(stolen).toEqual([])
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toContain('an access token')
})

test.each([
  ['no JSON', 'Gail'],
  ['a list', '[{"sub":"1"}]'],
  ['an id that is an object', '{"sub":{"$ne":null}}'],
  ['an id with a line break', '{"sub":"1\\n2"}'],
  ['an id of 129 letters', JSON.stringify({ sub: 'x'.repeat(129) })],
  ['an empty id', '{"sub":""}'],
  ['an address that is none', '{"sub":"1","email":"<script>"}'],
  ['two addresses', '{"sub":"1","email":["a@example.org","b@example.org"]}'],
  ['a proof that is no truth value', '{"sub":"1","email":"a@example.org","email_verified":"yes"}'],
])('%s is nobody', async (_what, body) => {
  expect((await askGoogle(await answering(body))).person).toBeNull()
})
