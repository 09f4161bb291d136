// npm run dev: client and server answer, changed server files are reloaded, and a stop leaves no
// process behind. Runs in a copy so that files can change.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'

const project = join(import.meta.dirname, '../..')
const left = new Set(['.git', 'node_modules', 'dist', 'test', 'test-results', 'docs', 'deploy'])
const slow = 120_000

let copy: string
let database: TestDatabase
let dev: ChildProcess
let said = ''
let clientPort: number
let serverPort: number
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'sideout-dev-'))
  await cp(project, copy, {
    recursive: true,
    filter: (path) => !left.has(relative(project, path)),
  })
  await symlink(join(project, 'dist'), join(copy, 'dist'))
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(project, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(project, 'node_modules', name), join(copy, 'node_modules', name))
  database = await testDatabase()
  ;[clientPort, serverPort] = [await freePort(), await freePort()]
  const { PATH = '', HOME = '' } = process.env
  dev = spawn(process.execPath, [join(copy, 'tools/dev.ts')], {
    detached: true,
    env: {
      PATH,
      HOME,
      HOST: '127.0.0.1',
      DEV_PORT: String(clientPort),
      PORT: String(serverPort),
      DATABASE_URL: database.url,
      DATA_DIR: join(copy, 'data-of-dev'),
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [dev.stdout, dev.stderr])
    output?.on('data', (text: Buffer) => {
      said += text.toString()
    })
}, slow)
afterAll(async () => {
  if (isAnyoneLeft()) process.kill(-(dev.pid ?? 0), 'SIGKILL')
  await database.drop()
  await rm(copy, { recursive: true })
}, slow)

/** Ignores zombies, which the system may reap late. */
const isAnyoneLeft = (): boolean =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .some((pid) => {
      try {
        // proc(5): state, parent and group follow the name in parentheses.
        const [state, , group] =
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return state !== 'Z' && Number(group) === dev.pid
      } catch {
        return false
      }
    })
const get = async (port: number, path: string, accept = '*/*') => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
const isUp = (port: number, path: string) => () =>
  dev.exitCode === null
    ? get(port, path).then(({ status }) => status === 200)
    : Promise.reject(new Error(`it ended:\n${said}`))

test(
  'the client answers on DEV_PORT, in front of the server on PORT, which a changed file starts again; a stop leaves nobody behind',
  async () => {
    await until('the server answers', isUp(serverPort, '/readyz'), slow)
    await until(
      'the client answers, with the server behind it',
      isUp(clientPort, '/openapi.json'),
      slow,
    )
    const page = await get(clientPort, '/calendar', 'text/html')
    expect([
      page.status,
      page.text.includes('/@vite/client'),
      page.text.includes('/main.tsx'),
    ]).toEqual([200, true, true])
    expect((await get(clientPort, '/main.tsx')).status).toBe(200)

    await appendFile(join(copy, 'src/server/main.ts'), "\nprocess.stdout.write('changed\\n')\n")
    await until('the changed server runs', () => said.includes('changed'), slow)
    await until('it answers behind the client', isUp(clientPort, '/openapi.json'), slow)

    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
    await until('nobody is left', () => !isAnyoneLeft(), slow)
    expect([await get(serverPort, '/readyz'), await get(clientPort, '/openapi.json')]).toEqual([
      { status: 0, text: '' },
      { status: 0, text: '' },
    ])
  },
  slow,
)
