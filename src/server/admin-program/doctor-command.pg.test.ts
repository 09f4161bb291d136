// npm run admin -- doctor: words for each check, and the exit of a broken installation.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { app, folder, startOperator } from '#test/scenes/operator-scene.ts'
import { openCurrentStore } from './open-store.ts'
import { createAdminProgram } from './program.ts'

startOperator()
let stop: () => void = () => undefined
afterEach(() => stop())

async function doctor(env: Record<string, string>, ...words: string[]) {
  let said = ''
  const tools = {
    open: () => openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: folder, pgOsUser: null }),
    now: () => app.clock.now(),
    write: (text: string) => {
      said += text
    },
  }
  const settings = () => readConfig({ DATA_DIR: folder, ...env })
  const program = createAdminProgram(tools, settings)
  const run = program.parseAsync(['node', 'admin', 'doctor', ...words])
  const error = await run.then(
    () => null,
    (thrown: Error) => thrown.message,
  )
  return { said, error }
}

async function listen(status: number): Promise<string> {
  const server = createServer((_request, response) => {
    response.statusCode = status
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stop = () => server.close()
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a server for this machine alone is in order, in words of either language', async () => {
  const { said, error } = await doctor({})
  expect(error).toBeNull()
  expect(said.split('\n').slice(0, -1)).toHaveLength(10)
  expect(said.split('\n').every((line) => line === '' || line.endsWith('in order'))).toBe(true)
  expect((await doctor({}, '--language', 'es')).said).toContain('Reloj           en orden')
})

test('a public server without certificate, proxy header, mail and backup is told each', async () => {
  const { said, error } = await doctor({ PUBLIC_URL: 'http://nowhere.invalid' })
  expect(error).toBe('Something is broken. What to do is above.')
  expect(said).toContain('Settings        People come without https. Get a certificate')
  expect(said).toContain('Address         The public address doesn’t answer from here.')
  expect(said).toContain('Proxy           A proxy is in front and isn’t trusted. Set TRUSTED')
  expect(said).toContain('E-mail          E-mails aren’t sent. Set SMTP_URL')
  expect(said).toContain('Backup          No backup yet.')
})

test('an address that is refused as unknown, a silent mail server and a lost standby are named', async () => {
  const address = await listen(421)
  const { said } = await doctor({
    PUBLIC_URL: `http://${address}`,
    HOST: '0.0.0.0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: app.databaseUrl,
    DATABASE_REPLICA_URL: 'postgres://no:one@127.0.0.1:1/nothing',
    SECRET: 'x'.repeat(40),
  })
  expect(said).toContain('The public address is refused as an unknown name.')
  expect(said).toContain('The mail server doesn’t answer. Check host, port')
  expect(said).toContain('Standby         The standby is behind or away.')
})

test('wrong settings are told before anything is asked', async () => {
  expect((await doctor({ PORT: 'x' })).error).toContain('PORT: is "x"')
})
