// Records security events: one log line and one count each. Lines contain no e-mail address, name,
// token or text; an attempted address appears as a keyed hash that can't be reversed without
// SECRET.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, hkdfSync } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../deps.ts'
import { createLineBudget, lineLimits, type LineFields } from './line-budget.ts'
import {
  securityKinds,
  type SecurityEvent,
  type SecurityKind,
  type SecurityOutcome,
} from './security-events.ts'

export type RequestFacts = { requestId: string; address: string; userId: string | null }

export type SecurityCount = { kind: SecurityKind; outcome: SecurityOutcome; count: number }

export type SecurityLog = {
  record(event: SecurityEvent): void
  /** Events recorded during `work` carry the request's facts. */
  within<T>(facts: RequestFacts, work: () => T): T
  identify(userId: string | null): void
  /** Keyed hash of the address that the request is counted by; null outside of requests. */
  network(): string | null
  counts(): SecurityCount[]
  /** Writes lines held back so far. Called every minute, and before the server ends. */
  flush(): void
}

type Options = { log: Logger; secret: string; clock: Clock }

const ownName = /^[A-Za-z][A-Za-z -]{0,63}$/

/** `secret` is the server's; the log's own key is derived from it. */
export function createSecurityLog({ log, secret, clock }: Options): SecurityLog {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'security log', 32))
  const lines = createLines(log)
  const requests = new AsyncLocalStorage<RequestFacts>()
  const countsByName = new Map<string, SecurityCount>(
    listPairs().map((pair) => [getName(pair), pair]),
  )
  const write = (name: string, fields: LineFields, times?: number): void => {
    const { kind, outcome } = countsByName.get(name) ?? {}
    const line = { security: kind, outcome, ...fields, ...(times !== undefined && { times }) }
    lines[outcome === 'refused' ? 'warn' : 'info'](line, 'security')
  }
  const budget = createLineBudget((name, fields, times) => write(name, fields ?? {}, times))
  const hash = (email: string): string =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url').slice(0, 16)

  return {
    record: (event) => {
      const name = getName(event)
      const counted = countsByName.get(name)
      if (counted !== undefined) counted.count += 1
      const { requestId = null, ...facts } = requests.getStore() ?? {}
      const fields = toFields(event, facts, hash)
      const limit = lineLimits.group[event.outcome]
      if (budget.spend(name, limit, fields, clock.now())) write(name, { ...fields, requestId })
    },
    within: (facts, work) => requests.run(facts, work),
    identify: (userId) => {
      const facts = requests.getStore()
      if (facts !== undefined) facts.userId = userId
    },
    network: () => {
      const { address } = requests.getStore() ?? {}
      return address === undefined
        ? null
        : createHmac('sha256', key).update(`network ${address}`).digest('base64url').slice(0, 22)
    },
    counts: () => [...countsByName.values()],
    flush: () => budget.flush(),
  }
}

const getName = ({ kind, outcome }: { kind: SecurityKind; outcome: SecurityOutcome }): string =>
  `${kind} ${outcome}`

const listPairs = (): SecurityCount[] =>
  Object.entries(securityKinds).flatMap(([kind, outcomes]) =>
    outcomes.map((outcome) => ({ kind: kind as SecurityKind, outcome, count: 0 })),
  )

/** Written at any LOG_LEVEL except silent. */
const createLines = (log: Logger): Logger =>
  log.level === 'silent' ? log : log.child({}, { level: 'info' })

function toFields(
  event: SecurityEvent,
  facts: Partial<RequestFacts>,
  hash: (email: string) => string,
): LineFields {
  const { triedEmail, reason, what } = event
  return {
    userId: (event.userId === undefined ? facts.userId : event.userId) ?? null,
    address: event.address ?? facts.address ?? null,
    ...(triedEmail !== undefined && { tried: hash(triedEmail) }),
    ...(reason !== undefined && { reason }),
    ...(what !== undefined && { what: ownName.test(what) ? what : 'other' }),
  }
}
