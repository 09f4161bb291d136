// The operator's commands about held results: when all of a venue's admins played, only the
// operator can review them.
import type { Command } from 'commander'
import { lockEvent } from '../core/event/queries.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { rankEvent } from '../features/ranking/commands.ts'
import { listHeldEvents } from '../features/ranking/held-queries.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

const listedMax = 200
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export function addHeldCommands(program: Command, tools: AdminTools): void {
  const results = program
    .command('results')
    .description('results that are held until someone who did not play has looked')
  results
    .command('held')
    .description('the events, the oldest first')
    .action((_options, command: Command) => act(tools, command, list))
  for (const isRanked of [true, false])
    results
      .command(isRanked ? 'rank' : 'unrank')
      .argument('<event>', 'event id; "results held" tells it')
      .description(
        isRanked
          ? 'they are real: the event counts for ratings, points and medals'
          : 'they are not: the event counts in its own table only',
      )
      .action((eventId: string, _options, command: Command) =>
        act(tools, command, (unit) => decide(unit, eventId, isRanked)),
      )
}

async function list({ tx }: UnitOfWork): Promise<Outcome> {
  const events = await listHeldEvents(tx, listedMax)
  const lines = events.map(({ eventId, startDate, title, locationId, locationName }) =>
    [eventId, startDate, JSON.stringify(title), `${locationName} (${locationId})`].join('  '),
  )
  return { lines: lines.length === 0 ? ['No results are held.'] : lines, data: { events } }
}

async function decide(unit: UnitOfWork, eventId: string, isRanked: boolean): Promise<Outcome> {
  const event = isUuid(eventId) ? await lockEvent(unit.tx, eventId) : null
  if (event === null) throw new Refused(`There is no event "${eventId}".`)
  if (event.ranking !== 'held')
    throw new Refused('Its results are not held: admins of its venue decide.')
  await rankEvent(unit, event, { isRanked, actorId: null })
  return {
    lines: [isRanked ? 'The event counts.' : 'The event counts in its own table only.'],
    data: { eventId, isRanked },
    log: { locationId: event.location, detail: eventId },
  }
}
