// Hands out the connections of a pool, first come, first served. Kinds of work found waiting for
// locks share a limited part of them, so that other kinds never wait behind; a kind is unlimited
// again once it is quick.
import type { Leave } from '../limits/fair-places.ts'

export type BlockedWork = {
  /**
   * Resolves when work of this kind may take a connection; with `isAdmitted`, as soon as one is
   * free.
   */
  enter(kind: string, isAdmitted?: boolean): Promise<Leave>
  admit(kind: string): Promise<Leave>
  markBlocked(kinds: Iterable<string>): void
  markQuick(kind: string): void
  waiting(): number
}

type Claim = { kind: string | null; connections: 0 | 1 }
type Waiting = Claim & { resolve: (leave: Leave) => void }

/** `size` connections, of which all blocked kinds together may hold `share`. */
export function createBlockedWork({ size, share }: { size: number; share: number }): BlockedWork {
  const heldByKind = new Map<string, number>()
  const blocked = new Set<string>()
  let connections = 0
  let line: Waiting[] = []

  const countHeld = (): number =>
    [...blocked].reduce((sum, kind) => sum + (heldByKind.get(kind) ?? 0), 0)
  const mayTake = (claim: Claim): boolean =>
    connections + claim.connections <= size &&
    (claim.kind === null || !blocked.has(claim.kind) || countHeld() < share)

  const change = ({ kind, connections: taken }: Claim, by: 1 | -1): void => {
    connections += by * taken
    if (kind === null) return
    const held = (heldByKind.get(kind) ?? 0) + by
    if (held === 0) heldByKind.delete(kind)
    else heldByKind.set(kind, held)
  }
  const take = (claim: Claim): Leave => {
    change(claim, 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      change(claim, -1)
      letIn()
    }
  }
  const letIn = (): void => {
    const waiting = line
    line = []
    for (const one of waiting) {
      if (mayTake(one)) one.resolve(take(one))
      else line.push(one)
    }
  }
  const claim = (wanted: Claim): Promise<Leave> => {
    if (mayTake(wanted)) return Promise.resolve(take(wanted))
    return new Promise((resolve) => {
      line.push({ ...wanted, resolve })
    })
  }

  return {
    enter: (kind, isAdmitted = false) => claim({ kind: isAdmitted ? null : kind, connections: 1 }),
    admit: (kind) => claim({ kind, connections: 0 }),
    markBlocked: (kinds) => {
      for (const kind of kinds) blocked.add(kind)
    },
    markQuick: (kind) => {
      if (blocked.delete(kind)) letIn()
    },
    waiting: () => line.length,
  }
}
