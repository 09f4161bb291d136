// Players in their first week, and strangers to them.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { aLocation, anEstablishedInstallation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export const hour = 3_600_000

export const day = 24 * hour

export const weekAfter = testStart + 6 * day

export const done = { ok: true, value: { success: true } }

export const refusal = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

export const quota = (code: string, n: number, until: number) =>
  refusal(code, {
    n,
    until,
    seconds: Math.ceil((until - app.clock.now()) / 1000),
  })

export let app: TestApp

export let location: string

export let strangers: TestPlayer[]

let round = 0
export const freshName = (word: string): string => `${word}${round++}`

export const newcomer = (ageHours = 24): Promise<TestPlayer> =>
  app.signedIn(freshName('New'), { created: new Date(testStart - ageHours * hour) })

export type Status = 'draft' | 'published'

export const create = (
  player: TestPlayer,
  changes: Partial<Fields> = {},
  status: Status = 'published',
  repeat: object | null = null,
) =>
  player.call('events-create', {
    fields: eventFieldsAt(location, changes),
    status,
    repeat: repeat as null,
  })

export const update = (
  player: TestPlayer,
  eventId: string,
  changes: Partial<Fields>,
  publish = false,
) => player.call('events-update', { eventId, fields: eventFieldsAt(location, changes), publish })

export const isOk = ({ ok }: { ok: boolean }): boolean => ok

export const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.refusal?.code ?? 'ok'

export function startNewcomers(): void {
  beforeAll(async () => {
    app = await startTestApp()
    await anEstablishedInstallation(app.db)
    location = await aLocation(app.db)
    const names = Array.from({ length: 14 }, (_, index) => `Stranger${index}`)
    strangers = await Promise.all(names.map((name) => app.signedIn(name)))
  })
  beforeEach(() => {
    app.clock.set(testStart)
  })
  afterAll(() => app.close())
}
