// Plans rounds beside the page, which stays free to draw and to be pressed: one request, one
// answer, and the page ends the worker.
import { planRounds, type PlanRequest } from '#domain/schedule/plan-rounds.ts'

addEventListener('message', ({ data }: MessageEvent<PlanRequest>) => {
  postMessage(planRounds(data))
})
