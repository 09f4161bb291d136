// Faults during a rolling upgrade, while nodes of the previous release serve beside nodes of this
// one.
import type { FourNodes } from './four-nodes.ts'
import type { Fault } from './stage.ts'

export const upgradeFaults: ReadonlyArray<Fault<FourNodes>> = [
  {
    name: 'every node is upgraded, one after the other',
    isShort: false,
    break: async (stage) => {
      for (const index of stage.servers.keys()) await stage.renew(index)
    },
    mend: () => undefined,
  },
]
