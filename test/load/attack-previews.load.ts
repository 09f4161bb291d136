// Pages that show what a link leads to are opened 80 times a second: what another player's calls
// cost meanwhile. Once the same few events, once events that change all the time, so that each page
// is made again. `npm run bench -- attack-previews [seconds]`.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  printAttack,
  printHead,
  runAttack,
  startAttackProgram,
  type Act,
  type RunningAttack,
} from './attack-bench.ts'
import type { PreviewAttack } from './attack-preview-pages.ts'
import { withAttackStage } from './attack-stage.ts'
import { openConnection } from './raw-client.ts'

const seconds = Number(process.argv[2] ?? 10)
const perSecond = 80
const addresses = 40
const events = 40
const changeEveryMs = 100
const p95Ms = { during: 50, after: 50 }
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

await withAttackStage({ people: 4 }, async ({ port, db, people }) => {
  const location = await aLocation(db)
  const organizer = people[0]?.playerId ?? ''
  const eventIds: string[] = []
  for (let n = 0; n < events; n += 1) {
    eventIds.push(
      await anEvent(
        db,
        { location, organizer },
        { startDate: tomorrow, startTime: '23:00', title: `Event ${n}` },
      ),
    )
  }
  const lines = await Promise.all(
    people.flatMap(({ playerId, token }) =>
      Array.from({ length: 20 }, async () => ({
        playerId,
        line: await openConnection(port, token),
      })),
    ),
  )
  let acted = 0
  const act: Act = async () => {
    const free = lines.shift()
    if (free === undefined) throw new Error('no answer on any of the connections')
    acted += 1
    const answer = await free.line.call(
      'players-updatePlayer',
      { playerId: free.playerId, fields: { headline: `Hello ${acted}` } },
      randomUUID(),
    )
    if (answer.status !== 200) throw new Error(`answered with ${answer.status} ${answer.body}`)
    lines.push(free)
  }
  const start = (): Promise<RunningAttack> =>
    startAttackProgram('attack-preview-pages.ts', {
      port,
      perSecond,
      addresses,
      eventIds,
    } satisfies PreviewAttack)
  const startChanging = async (): Promise<RunningAttack> => {
    const running = await start()
    let changes = 0
    const changing = setInterval(() => {
      changes += 1
      void sql`update events set title = 'Event ' || ${changes}::int`.execute(db)
    }, changeEveryMs)
    return {
      stop: () => {
        clearInterval(changing)
        return running.stop()
      },
    }
  }
  printHead('A call of another player')
  const cases = [
    { name: '40 events', attack: start },
    { name: '40 events that change 10 times a s', attack: startChanging },
  ]
  for (const one of cases)
    printAttack(await runAttack({ ...one, act, p95Ms, seconds, everyMs: 50 }))
})
