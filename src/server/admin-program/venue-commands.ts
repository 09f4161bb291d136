// Operator commands for venues: importing files, merging duplicates, hiding.
import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { UnitOfWork } from '../db/transaction.ts'
import { moveVenueClock } from '../features/event-clock/commands.ts'
import { listZones } from '../features/event-clock/queries.ts'
import { saveImported, type ImportedLocation } from '../features/location/create-queries.ts'
import { readVenue } from '../features/location/jobs.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'
import { findLocations, listKnown } from '../features/operator/queries.ts'
import { takeVenues } from '../features/operator/venue/region-commands.ts'
import { listRegions } from '../features/operator/venue/region-queries.ts'
import { hideVenue } from '../features/operator/venue/venue-commands.ts'
import { loadZoneFinder } from '../time/zone-at.ts'
import { hasSameClocks, isZoneName } from '../time/zone-time.ts'
import { act, lockVenueOrRefuse, Refused, venueHelp, type AdminTools, type Outcome } from './act.ts'
import { readVenueFile, type VenueTerms } from './venue-file.ts'

type ImportOptions = VenueTerms & { dryRun: boolean }

export function addVenueCommands(program: Command, tools: AdminTools): void {
  const venues = program.command('venues').description('find, import, merge and hide venues')
  venues
    .command('find')
    .argument('<words...>', 'of the name, the city or the region')
    .description('the ids of venues, hidden ones too, with their admins')
    .action((words: string[], _options, command: Command) =>
      act(tools, command, (unit) => find(unit, words.join(' '))),
    )
  venues
    .command('import')
    .argument(
      '<file>',
      'data/venues.json or its like, GeoJSON, Overpass JSON, or CSV with id, name, lat, lon',
    )
    .description('add and update venues by their source id; what an admin edited stays')
    .option('--dry-run', 'only say what would happen', false)
    .option('--source <text>', 'where they come from', '')
    .option('--licence <text>', 'under which terms', '')
    .option('--attribution <text>', 'the credit to show', '')
    .action((file: string, options: ImportOptions, command: Command) =>
      act(tools, command, (unit) => importFile(unit, file, options)),
    )
  venues
    .command('merge')
    .argument('<from>', 'the id that goes; "venues find" tells ids')
    .argument('<into>', 'the id that stays')
    .description('make two venues one, for good: the old id leads to the new one')
    .action((from: string, into: string, _options, command: Command) =>
      act(tools, command, (unit) => merge(unit, from, into)),
    )
  venues
    .command('hide')
    .argument('<venue>', venueHelp)
    .description('off every list, whatever its admins say')
    .action((id: string, _options, command: Command) =>
      act(tools, command, (unit) => setHidden(unit, id, true)),
    )
  venues
    .command('restore')
    .argument('<venue>', venueHelp)
    .description('back on the lists')
    .action((id: string, _options, command: Command) =>
      act(tools, command, (unit) => setHidden(unit, id, false)),
    )
  venues
    .command('regions')
    .description('where the venues are that came from a file, with their numbers')
    .action((_options, command: Command) => act(tools, command, showRegions))
  venues
    .command('take')
    .argument('[regions...]', 'such as "US TX"; "venues regions" tells them')
    .option('--none', 'hide them all', false)
    .description('keep the venues of these regions; hide others that nobody uses or edited')
    .action((regions: string[], { none }: { none: boolean }, command: Command) =>
      act(tools, command, (unit) => take(unit, regions, none)),
    )
  addZoneCommands(venues, tools)
}

function addZoneCommands(venues: Command, tools: AdminTools): void {
  venues
    .command('zones')
    .description(
      'correct venues whose clocks are not those of their place; events to come keep their times, and the people in them are notified when one starts at another instant',
    )
    .option('--dry-run', 'only say what would happen', false)
    .action(({ dryRun }: { dryRun: boolean }, command: Command) =>
      act(tools, command, (unit) => correctZones(unit, dryRun)),
    )
  venues
    .command('zone')
    .argument('<venue>', venueHelp)
    .argument('<zone>', 'such as America/Phoenix')
    .description(
      'set the time zone of a venue by hand: "venues zones" leaves it alone from then on',
    )
    .action((id: string, zone: string, _options, command: Command) =>
      act(tools, command, (unit) => setZone(unit, id, zone)),
    )
}

const shownMax = 100

async function find({ tx }: UnitOfWork, text: string): Promise<Outcome> {
  const venues = await findLocations(tx, text, shownMax)
  const lines = venues.map(({ locationId, name, city, region, hidden, mergedInto, admins }) =>
    [
      locationId,
      name,
      [city, region].filter(Boolean).join(', '),
      ...(mergedInto === null ? (hidden ? ['hidden'] : []) : [`merged into ${mergedInto}`]),
      ...(admins.length === 0 ? [] : [`admins: ${admins.join(' ')}`]),
    ]
      .filter(Boolean)
      .join('  '),
  )
  return { lines: lines.length === 0 ? ['No venue has all these words.'] : lines, data: { venues } }
}

async function importFile(
  { tx }: UnitOfWork,
  file: string,
  { dryRun, ...terms }: ImportOptions,
): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Refused(`The file cannot be read: ${error.message}`)
  })
  const { venues, wrong } = readRows(
    readVenueFile(text, { ...terms, findZone: await loadZoneFinder() }),
  )
  const known = await listKnown(
    tx,
    venues.map(({ locationId }) => locationId),
  )
  const kept = venues.filter(({ locationId }) => known.get(locationId)?.isKept === true).length
  const added = venues.filter(({ locationId }) => !known.has(locationId)).length
  const data = { dryRun, added, updated: venues.length - added - kept, kept, wrong }
  if (!dryRun) await saveImported(tx, venues)
  const lines = [
    ...wrong.map(({ row, trouble }) => `row ${row} is left out: ${trouble}`),
    `${dryRun ? 'Would be: ' : ''}${added} added, ${data.updated} brought up to date, ${kept} left as an admin or a merge made them, ${wrong.length} left out.`,
  ]
  return dryRun
    ? { lines, data }
    : { lines, data, isWide: true, log: { detail: `${added} added, ${data.updated} updated` } }
}

type Rows = { venues: ImportedLocation[]; wrong: { row: number; trouble: string }[] }

/** Rows are counted from 1. The last row with an id wins. */
function readRows(rows: readonly unknown[]): Rows {
  const venuesById = new Map<string, ImportedLocation>()
  const wrong: Rows['wrong'] = []
  for (const [index, row] of rows.entries()) {
    const read = readVenue(row)
    if ('venue' in read) venuesById.set(read.venue.locationId, read.venue)
    else wrong.push({ row: index + 1, trouble: read.trouble })
  }
  return { venues: [...venuesById.values()], wrong }
}

async function merge({ tx }: UnitOfWork, from: string, into: string): Promise<Outcome> {
  if (from === into) throw new Refused('Two different venues are needed.')
  // Locked in id order, so that two concurrent merges don't deadlock.
  for (const id of [from, into].sort()) await lockVenueOrRefuse(tx, id)
  const [old, kept] = [await lockVenueOrRefuse(tx, from), await lockVenueOrRefuse(tx, into)]
  const report = await mergeLocations(tx, from, into)
  const lines = [
    `${old.name} (${from}) is now ${kept.name} (${into}). Old links go on.`,
    ...Object.entries(report.moved).map(([table, rows]) => `  ${table}: ${rows} moved`),
    ...report.renamedClubs.map(
      (club) => `  the club ${club.from} is now called ${club.to}: another one has that name there`,
    ),
  ]
  return {
    lines,
    data: { from, into, ...report },
    isWide: true,
    log: { locationId: into, detail: from },
  }
}

async function setHidden(unit: UnitOfWork, id: string, hidden: boolean): Promise<Outcome> {
  const venue = await lockVenueOrRefuse(unit.tx, id)
  await hideVenue(unit, id, hidden)
  return {
    lines: [`${venue.name} is ${hidden ? 'hidden' : 'shown again'}.`],
    data: { locationId: id, hidden },
    log: { locationId: id },
  }
}

async function showRegions({ tx }: UnitOfWork): Promise<Outcome> {
  const regions = await listRegions(tx)
  const lines = regions.map(({ id, venues, shown }) => `${id}  ${venues} venues, ${shown} shown`)
  return { lines: lines.length === 0 ? ['No venue came from a file.'] : lines, data: { regions } }
}

async function take({ tx }: UnitOfWork, regions: string[], isNone: boolean): Promise<Outcome> {
  if ((regions.length === 0) !== isNone) throw new Refused('Name regions, or --none.')
  const taken = await takeVenues(tx, regions)
  if (taken === null) throw new Refused('"venues regions" tells which regions there are.')
  const { shown, hidden, detail } = taken
  const lines = [`${shown} venues are shown again, ${hidden} are hidden.`]
  return { lines, data: { shown, hidden }, log: { detail } }
}

async function correctZones(unit: UnitOfWork, dryRun: boolean): Promise<Outcome> {
  const findZone = await loadZoneFinder()
  const wrong = (await listZones(unit.tx)).flatMap(({ chosen, lat, lon, ...venue }) => {
    const zone = chosen ? venue.timezone : findZone(lat, lon)
    return hasSameClocks(zone, venue.timezone, unit.now) ? [] : [{ ...venue, zone }]
  })
  const lines: string[] = []
  let moved = 0
  for (const { locationId, name, timezone, zone } of wrong) {
    lines.push(`${locationId}  ${name}: ${timezone} to ${zone}`)
    if (!dryRun) moved += await moveVenueClock(unit, { locationId, timezone: zone })
  }
  const end = `${wrong.length} venues corrected, ${moved} events to come start at another instant`
  const data = { dryRun, venues: wrong, events: moved }
  if (wrong.length === 0) return { lines: ['Every venue has the clocks of its place.'], data }
  if (dryRun) return { lines: [...lines, `Would be corrected: ${wrong.length} venues.`], data }
  return { lines: [...lines, `${end}.`], data, isWide: true, log: { detail: end } }
}

async function setZone(unit: UnitOfWork, id: string, zone: string): Promise<Outcome> {
  const venue = await lockVenueOrRefuse(unit.tx, id)
  if (!isZoneName(zone))
    throw new Refused(`There is no time zone "${zone}". They are called like America/Phoenix.`)
  const events = await moveVenueClock(unit, { locationId: id, timezone: zone })
  return {
    lines: [
      `${venue.name} has the clocks of ${zone}. ${events} events to come start at another instant.`,
    ],
    data: { locationId: id, timezone: zone, events },
    log: { locationId: id, detail: zone },
  }
}
