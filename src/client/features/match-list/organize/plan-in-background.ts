// Plans rounds in a worker, because a search can take most of a second on an old phone.
import type { PlannedRound, PlanRequest } from '#domain/schedule/plan-rounds.ts'

type Planner = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

const openPlanner = (): Planner =>
  new Worker(new URL('../../../worker/plan-rounds.worker.ts', import.meta.url), { type: 'module' })

/** The result of planRounds. Rejects when the worker can't be loaded or fails. */
export function planInBackground(
  request: PlanRequest,
  open: () => Planner = openPlanner,
): Promise<PlannedRound[]> {
  const planner = open()
  return new Promise<PlannedRound[]>((resolve, reject) => {
    planner.addEventListener('message', ({ data }: MessageEvent<PlannedRound[]>) => resolve(data))
    planner.addEventListener('error', ({ message }) =>
      reject(new Error(message === '' ? 'the planner could not start' : message)),
    )
    planner.postMessage(request, [])
  }).finally(() => planner.terminate())
}
