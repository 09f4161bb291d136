// The counts of emptying the demo.

export const partsOfDemo = [
  'people',
  'accounts',
  'events',
  'clubs',
  'leagues',
  'tournaments',
] as const
export const lossesOfDemo = ['places', 'memberships', 'messages', 'matches'] as const
export const demoCounts = [...partsOfDemo, ...lossesOfDemo, 'handedOver'] as const

/** handedOver: what someone else runs as well, and keeps. */
export type DemoCounts = Readonly<Record<(typeof demoCounts)[number], number>>

export const affectsOthers = (counts: DemoCounts): boolean =>
  lossesOfDemo.some((loss) => counts[loss] > 0)
