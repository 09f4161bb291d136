// Reproducible randomness: the same seed gives the same draws on every machine. Not for secrets.
// Source: xoshiro128** by Blackman and Vigna, seeded through SplitMix32.

export type Random = {
  /** In [0, 1), with 32 bits. */
  next(): number
  between(min: number, max: number): number
  chance(p: number): boolean
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  uuid(): string
}

const rotateLeft = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

function splitMix32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let z = state ^ (state >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z ^= z >>> 15
    z = Math.imul(z, 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
}

/** Only the low 32 bits of `seed` count. */
export function createRandom(seed: number): Random {
  const split = splitMix32(seed)
  let [a, b, c, d] = [split(), split(), split(), split()]

  const draw = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotateLeft(d, 11)
    return result
  }
  const next = (): number => draw() / 2 ** 32
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    between,
    chance: (p) => next() < p,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('nothing to pick from')
      return items[between(0, items.length - 1)] as T
    },
    shuffle: <T>(items: readonly T[]): T[] => {
      const shuffled = [...items]
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = between(0, i)
        const [one, other] = [shuffled[i] as T, shuffled[j] as T]
        shuffled[i] = other
        shuffled[j] = one
      }
      return shuffled
    },
    uuid: () => {
      const hex = [draw(), draw(), draw(), draw()]
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('')
      const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
