// The frame of a program that attacks (attack-bench.ts starts it): it gets its argument, says when
// it is under way, goes on until it is stopped, and says in one line what it did.

export type Attacking = {
  /** True from the moment the attack is to end. */
  isOver(): boolean
  /** Says that the attack is under way; the first time counts. */
  begin(): void
}

/** Runs `attack` with the argument of this process; what it answers is printed by the bench. */
export function runAttackProgram<T>(
  attack: (argument: T, attacking: Attacking) => Promise<string>,
): void {
  let isOver = false
  let hasBegun = false
  process.on('message', () => {
    isOver = true
  })
  process.on('disconnect', () => process.exit(0))
  const begin = (): void => {
    if (!hasBegun) process.send?.('begun')
    hasBegun = true
  }
  attack(JSON.parse(process.argv[2] ?? '{}') as T, { isOver: () => isOver, begin }).then(
    (did) => process.send?.(did),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
