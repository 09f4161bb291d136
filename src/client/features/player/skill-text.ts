// The meaning of each level on the court, in plain words. One text for each whole and half level; a
// quarter is on the way to the next.
import { skillStep } from '#domain/player/skill.ts'

const perText = 0.5

/** Which text describes `skill`, and whether it is a quarter above it. */
export function getSkillText(skill: number): { level: number; isBetween: boolean } {
  const level = Math.floor((skill - 1) / perText)
  return { level, isBetween: skill - 1 - level * perText >= skillStep }
}
