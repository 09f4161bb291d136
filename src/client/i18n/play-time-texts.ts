// Words of when an event can be played; match lists, scores, results and rosters say them.
import { texts } from './texts.ts'

export const playTimeTexts = texts(
  { opens: (when: string) => `Check-in and scores open ${when}.` },
  { opens: (when: string) => `La asistencia y los resultados se abren: ${when}.` },
)
