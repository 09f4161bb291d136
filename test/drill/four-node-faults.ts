// Faults of four nodes with one Valkey and a standby. The last fault uses up the standby.
import type { FourNodes } from './four-nodes.ts'
import type { Part } from './part.ts'
import type { Fault } from './stage.ts'

const nothing = (): void => undefined
const second = ({ servers: [, node] }: FourNodes): Part => {
  if (node === undefined) throw new Error('there is no second node')
  return node
}

export const fourNodeFaults: ReadonlyArray<Fault<FourNodes>> = [
  {
    name: 'one of four nodes is killed',
    isShort: false,
    break: (stage) => second(stage).signal('SIGKILL'),
    mend: nothing,
  },
  {
    name: 'one of four nodes is frozen',
    isShort: false,
    break: (stage) => second(stage).freeze(),
    mend: (stage) => second(stage).thaw(),
  },
  {
    name: 'the only Valkey is killed',
    isShort: false,
    break: ({ valkey }) => valkey.signal('SIGKILL'),
    mend: nothing,
  },
  {
    name: 'the only Valkey is frozen',
    isShort: false,
    break: ({ valkey }) => valkey.freeze(),
    mend: ({ valkey }) => valkey.thaw(),
  },
  {
    name: 'the standby shows nothing new',
    isShort: false,
    break: ({ pair }) => pair.pauseReplay(),
    mend: ({ pair }) => pair.resumeReplay(),
  },
  {
    name: 'the primary is gone and the standby promoted',
    isShort: true,
    break: ({ pair }) => pair.failOver(),
    mend: nothing,
  },
]
