// A flood of sign-ins, each of which costs a hash: what other people's calls take without it,
// during it and after it. `npm run bench -- attack-sign-in`.
import { printAttack, printHead, runAttack, startAttackProgram } from './attack-bench.ts'
import type { SignInAttack } from './attack-sign-ins.ts'
import { headersFrom, withAttackStage } from './attack-stage.ts'

const p95Ms = { during: 100, after: 100 }
const perSecond = 40

await withAttackStage({ people: 1 }, async ({ port, people }) => {
  const token = people[0]?.token ?? null
  const headers = { 'content-type': 'application/json', ...headersFrom('10.200.0.1', token) }
  /** Someone else's call, which asks the database. */
  const act = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/call/account-sessions`, {
      method: 'POST',
      headers,
      body: '{"data":{}}',
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  }
  printHead("another person's call")
  const attack: SignInAttack = { port, perSecond }
  printAttack(
    await runAttack({
      name: `${perSecond} sign-ins a second`,
      act,
      p95Ms,
      everyMs: 100,
      attack: () => startAttackProgram('attack-sign-ins.ts', attack),
    }),
  )
})
