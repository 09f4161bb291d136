// An operator at a terminal, beside a running server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

export let app: TestApp

let stopListening: () => Promise<void>

export let folder: string

export async function admin<T>(...words: string[]): Promise<T> {
  let said = ''
  const open = () =>
    openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
  await createAdminProgram({
    open,
    now: () => app.clock.now(),
    write: (text) => {
      said += text
    },
  }).parseAsync(['node', 'admin', '--json', ...words])
  return JSON.parse(said) as T
}

export const logLines = async (): Promise<string[]> =>
  (
    await app.db
      .selectFrom('operator_log')
      .select(['command', 'detail'])
      .orderBy('operatorLogId')
      .execute()
  ).map(({ command, detail }) => `${command} ${detail}`.trim())

export function startOperator(options: { isLocal?: boolean } = {}): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideout-admin-'))
    app = await startTestApp(options)
    stopListening = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
  })
  afterAll(async () => {
    await stopListening()
    await app.close()
    await rm(folder, { recursive: true })
  })
}
