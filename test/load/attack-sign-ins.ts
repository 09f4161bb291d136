// The attacker of attack-sign-in.load.ts: so many sign-ins a second by the clock, each with another
// account from another address, so that no limit stops them and each is hashed.
import { setTimeout as delay } from 'node:timers/promises'
import { runAttackProgram } from './attack-program.ts'
import { headersFrom } from './attack-stage.ts'

export type SignInAttack = { port: number; perSecond: number }

runAttackProgram<SignInAttack>(async ({ port, perSecond }, attacking) => {
  const timesByStatus = new Map<number, number>()
  const asked: Promise<void>[] = []
  const startedAt = performance.now()
  attacking.begin()
  for (let n = 0; !attacking.isOver(); n += 1) {
    await delay(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()))
    asked.push(
      signIn(port, n).then((status) => {
        timesByStatus.set(status, (timesByStatus.get(status) ?? 0) + 1)
      }),
    )
  }
  await Promise.all(asked)
  const seconds = (performance.now() - startedAt) / 1_000
  const answers = [...timesByStatus].map(([status, times]) => `${times} × ${status}`)
  return `${asked.length} sign-ins in ${seconds.toFixed(1)} s; answers: ${answers.join(', ')}`
})

async function signIn(port: number, n: number): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    origin: `http://127.0.0.1:${port}`,
    ...headersFrom(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
  }
  const body = JSON.stringify({ email: `person${n}@example.org`, password: 'not the password' })
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}
