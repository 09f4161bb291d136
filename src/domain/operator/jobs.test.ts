import { expect, test } from 'vitest'
import { findJobStanding, readRhythm, type JobFacts } from './jobs.ts'

const standing = (facts: Partial<JobFacts>) =>
  findJobStanding({ failed: 0, dueSeconds: null, isRunning: false, isAsked: false, ...facts })

test('the standing of a job: asked for, then what it does now, then what went wrong', () => {
  expect([
    standing({}),
    standing({ dueSeconds: 120 }),
    standing({ dueSeconds: 121 }),
    standing({ failed: 2, dueSeconds: 500 }),
    standing({ failed: 2, isRunning: true }),
    standing({ failed: 2, isRunning: true, isAsked: true }),
  ]).toEqual(['fine', 'fine', 'late', 'failed', 'running', 'asked'])
})

test('how often a job runs', () => {
  expect(['* * * * *', '*/10 * * * *', '5 4 * * *', '0 0 1 1 *', ''].map(readRhythm)).toEqual([
    { everyMinutes: 1 },
    { everyMinutes: 10 },
    { at: '04:05' },
    null,
    null,
  ])
})
