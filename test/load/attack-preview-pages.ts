// Attacks the pages that show what a link leads to: so many GET a second from several addresses, of
// one event after the other (attack-previews.load.ts starts it).
import { setTimeout as delay } from 'node:timers/promises'
import { runAttackProgram } from './attack-program.ts'
import { headersFrom } from './attack-stage.ts'

export type PreviewAttack = {
  port: number
  perSecond: number
  /** How many addresses take part: each stays below the limit of an address. */
  addresses: number
  eventIds: readonly string[]
}

runAttackProgram<PreviewAttack>(async ({ port, perSecond, addresses, eventIds }, attacking) => {
  const answers = new Map<number, number>()
  const open = async (n: number): Promise<void> => {
    const path = `/landing?redirect=${encodeURIComponent(`/vieweditevent/${eventIds[n % eventIds.length]}`)}`
    const headers = {
      ...headersFrom(`10.77.0.${n % addresses}`),
      accept: '*/*',
      'accept-encoding': 'br',
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    await answer.arrayBuffer()
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  }
  const asked: Promise<void>[] = []
  const startedAt = performance.now()
  for (let n = 0; !attacking.isOver(); n += 1) {
    await delay(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()))
    asked.push(open(n))
    attacking.begin()
  }
  const seconds = (performance.now() - startedAt) / 1_000
  await Promise.all(asked)
  const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  return `${(asked.length / seconds).toFixed(0)} pages a second: ${told}`
})
