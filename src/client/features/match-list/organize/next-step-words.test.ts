import { expect, test } from 'vitest'
import type { NextStep } from '#domain/match-list/next-step.ts'
import { formatNextStep, stepHint } from './next-step-words.ts'

const nameOf = (number: number): string => ['', 'Ana', 'Ben', 'Cleo'][number] ?? '?'

test.each<[NextStep, string | null, string | null]>([
  [{ kind: 'check-in', wanted: 2 }, 'Check in players', '2 more players to start'],
  [{ kind: 'pair-up', alone: 1 }, 'Pair up teams', '1 player has no partner yet'],
  [{ kind: 'generate' }, 'Create rounds', null],
  [{ kind: 'bracket' }, 'Create the bracket', null],
  [
    { kind: 'replan', missing: [1, 2], gone: [3] },
    'Update the rounds',
    'Ana and Ben are here, but not in the rounds · Cleo left, but is still in the rounds',
  ],
  [
    { kind: 'replan', missing: [], gone: [3] },
    'Update the rounds',
    'Cleo left, but is still in the rounds',
  ],
  [{ kind: 'decide', matchId: 'one', disputes: 2 }, 'Decide 2 disputed scores', null],
  [{ kind: 'more', round: 4 }, 'Create round 4', null],
  [{ kind: 'scores', missing: 3 }, null, '3 scores are missing'],
  [{ kind: 'close', unplayed: 2 }, null, 'Too few players are here to continue.'],
  [{ kind: 'closed' }, null, null],
])('the step %j has the button %j and the line %j', (step, button, hint) => {
  expect(formatNextStep(step)).toBe(button)
  expect(stepHint(step, nameOf)).toBe(hint)
})
