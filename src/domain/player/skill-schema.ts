// The wire schema of a skill, for the same reason as shared/day-schema.ts.
import * as v from 'valibot'
import { skillMaximum, skillMinimum, skillStep } from './skill.ts'

export const skillSchema = v.pipe(
  v.number(),
  v.minValue(skillMinimum),
  v.maxValue(skillMaximum),
  v.multipleOf(skillStep),
)
