// Starts the first round with one tap: opens the match list, plans the rounds, saves them. Each
// step is derived from the live list, so after a lost connection the next tap continues where it
// stopped.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { loadPart } from '../../../navigation/load-part.ts'
import { call } from '../../../net/call.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import type { ListView } from '../list-view.ts'

/**
 * list: null before it is opened, undefined while unknown. onReady: the rounds exist, or the list
 * itself asks for what is missing, such as partners, seeds or genders.
 */
export function useStartEvening(
  eventId: string,
  list: ListView | null | undefined,
  onReady: () => void,
): { isStarting: boolean; start: () => void } {
  const [isStarting, setStarting] = useState(false)
  const step = useEffectEvent(() => takeStep(eventId, list ?? null))
  const settle = useEffectEvent(async (outcome: Outcome) => {
    if (outcome === 'goes on') return
    setStarting(false)
    if (outcome === 'ready') onReady()
    else await alertUser(refusalText(outcome))
  })
  const at = list === undefined ? 'unknown' : list === null ? 'closed' : String(list.revision)
  useEffect(() => {
    if (!isStarting || at === 'unknown') return
    let isOver = false
    void step().then((outcome) => (isOver ? undefined : settle(outcome)))
    return () => {
      isOver = true
    }
  }, [isStarting, at])
  return { isStarting, start: () => setStarting(true) }
}

type Outcome = 'goes on' | 'ready' | Refusal

const loadPlanner = () => loadPart(() => import('./find-plan.ts'))

/** Someone else opened or changed it meanwhile; the live list brings the update. */
const passing: ReadonlySet<Refusal['code']> = new Set(['match-list-started', 'match-list-changed'])

async function takeStep(eventId: string, list: ListView | null): Promise<Outcome> {
  const found = list === null ? null : await (await loadPlanner()).findPlan(list)
  if (found === 'asks') return 'ready'
  const answer =
    found === null
      ? await call('matchLists-start', { eventId })
      : await call('matchLists-plan', { eventId, ...found })
  return answer.ok || passing.has(answer.refusal.code) ? 'goes on' : answer.refusal
}
