// The live queue's status for one player: their court, or their place and estimated wait.
import { countMissing, findLaneGroup } from '#domain/queue/lane-groups.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { formatList } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import {
  createQueueNames,
  minutesBetween,
  type PlacedPerson,
  type QueueNames,
  type QueueView,
} from './queue-names.ts'

export type MyQueueWords = { title: string; detail: string | null }
type MyQueue = { queue: QueueView; mine: PlacedPerson; nameOf: QueueNames; now: number }

export function formatMyQueue(my: MyQueue): MyQueueWords {
  const t = pick(liveQueueTexts)
  const { queue, mine, nameOf, now } = my
  if (mine.state === 'paused') return { title: t.myPause, detail: null }
  if (mine.state === 'left') return { title: t.myLeft, detail: null }
  if (mine.state === 'playing') return formatCourt(my)
  const place = queue.line.find(({ number }) => number === mine.number)
  if (place === undefined)
    return {
      title: t.myPartnerPlays({ name: mine.partner === null ? '' : nameOf(mine.partner) }),
      detail: null,
    }
  const missing = countMissing(queue, findLaneGroup(queue, mine.lane))
  if (missing > 0) return { title: t.inLine, detail: t.missing({ n: missing }) }
  return {
    title: t.myPosition({ n: place.position }),
    detail:
      place.expected === null
        ? null
        : t.aboutMinutes({ n: Math.max(1, minutesBetween(now, Date.parse(place.expected))) }),
  }
}

function formatCourt({ queue, mine, nameOf }: MyQueue): MyQueueWords {
  const t = pick(liveQueueTexts)
  const [on] = queue.courts.flatMap(({ court, game }) =>
    game !== null && [...game.a, ...game.b].includes(mine.number) ? [{ court, game }] : [],
  )
  if (on === undefined) return { title: t.mine, detail: null }
  const { a, b } = on.game
  const [own, theirs] = a.includes(mine.number) ? [a, b] : [b, a]
  const next = { pause: t.nextPause, leave: t.nextLeave }
  return {
    title: t.myCourt({ n: on.court }),
    detail:
      mine.next === null
        ? t.myPartner({
            partner: formatList(own.filter((number) => number !== mine.number).map(nameOf)),
            opponents: formatList(theirs.map(nameOf)),
          })
        : next[mine.next],
  }
}

export function findMyQueue(
  queue: QueueView | null | undefined,
  playerId: string,
  now: number,
): MyQueueWords | null {
  if (queue == null || queue.state === 'closed') return null
  const mine = queue.members.find((member) => member.playerId === playerId)
  if (mine === undefined || mine.state === 'left') return null
  return formatMyQueue({ queue, mine, nameOf: createQueueNames(queue.members), now })
}
