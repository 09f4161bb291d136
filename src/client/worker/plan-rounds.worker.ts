// Plans rounds in a worker, so that the page stays responsive: one request, one answer, then the
// page ends the worker.
import { planSchedule, type PlanRequest } from '#domain/schedule/plan-rounds.ts'

addEventListener('message', ({ data }: MessageEvent<PlanRequest>) => {
  postMessage(planSchedule(data))
})
