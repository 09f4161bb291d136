// The table of docs/performance.md from the figures of one run: what was measured, against which
// goal, and whether it is reached. Without a benchmark: "not measured".

type Figures = Readonly<Record<string, number | string>>
type Noted = ReadonlyMap<string, Figures>
export type Machine = {
  day: string
  processor: string
  cores: number
  memoryGiB: number
  load: number
  node: string
  postgres: string
}

type Goal = { most: number } | { least: number }
type Read = (noted: Noted) => number
/** unit: with the space before it. */
type Row = { what: string; unit: string; goal: Goal; read: Read; command: string }

const start = '<!-- bench table -->'
const end = '<!-- end of bench table -->'
const missing = 'not measured'

const figure =
  (name: string, key: string): Read =>
  (noted) =>
    Number(noted.get(name)?.[key] ?? Number.NaN)

/** Ours by a peer's. */
const beside =
  (part: string, key: string, peer: string): Read =>
  (noted) =>
    figure(`${part} Sideout`, key)(noted) / figure(`${part} ${peer}`, key)(noted)

const rows: readonly Row[] = [
  ...(
    [
      ['Event page, 500 windows, one sign-up', 'event-page this', 'event-page', [5, 40, null]],
      [
        'Venue page, 500 windows, one sign-up',
        'list-fanout venue page',
        'list-fanout',
        [4, 60, 100],
      ],
    ] as const
  ).flatMap(([what, name, command, [loads, cpuMs, p99]]): Row[] => [
    {
      what: `${what}: loads`,
      unit: '',
      goal: { most: loads },
      read: figure(name, 'loads'),
      command,
    },
    {
      what: `${what}: CPU`,
      unit: ' ms',
      goal: { most: cpuMs },
      read: figure(name, 'CPU ms'),
      command,
    },
    ...(p99 === null
      ? []
      : [
          {
            what: `${what}: seen, p99`,
            unit: ' ms',
            goal: { most: p99 },
            read: figure(name, 'p99'),
            command,
          },
        ]),
  ]),
  {
    what: 'Active people, p99 ≤ 100 ms',
    unit: '',
    goal: { least: 5000 },
    read: figure('carried', 'people'),
    command: 'people',
  },
  {
    what: 'Active people by CPU alone',
    unit: '',
    goal: { least: 8000 },
    read: figure('people', 'by CPU'),
    command: 'people',
  },
  {
    what: 'An act: loads',
    unit: '',
    goal: { most: 0.8 },
    read: figure('people', 'loads'),
    command: 'people',
  },
  {
    what: 'An act: CPU',
    unit: ' ms',
    goal: { most: 1.8 },
    read: figure('people', 'act ms'),
    command: 'people',
  },
  {
    what: 'First event page: requests',
    unit: '',
    goal: { most: 40 },
    read: figure('first-event-page', 'requests'),
    command: 'first-event-page',
  },
  {
    what: 'First event page: LCP, slow 4G, 4× CPU',
    unit: ' s',
    goal: { most: 1.6 },
    read: figure('first-event-page', 'paint s'),
    command: 'first-event-page',
  },
  {
    what: 'Idle memory',
    unit: ' MiB',
    goal: { most: 130 },
    read: figure('idle-memory', 'idle'),
    command: 'idle-memory',
  },
  {
    what: 'Time of a cold read, beside Parse',
    unit: '×',
    goal: { most: 0.7 },
    read: (noted) => 1 / beside('cold-reads', 'reads/s', 'Parse Server')(noted),
    command: 'peers cold-reads',
  },
  {
    what: 'Spread sign-ups a second, beside Parse',
    unit: '×',
    goal: { least: 1 },
    read: beside('spread-sign-ups 32', 'sign-ups/s', 'Parse Server'),
    command: 'peers spread-sign-ups',
  },
  ...(
    [
      ['Bun', 1.5],
      ['Socket.IO', 0.9],
      ['Parse Server', 0.3],
    ] as const
  ).map(([peer, most]): Row => ({
    what: `CPU of a delivery at 1,000, beside ${peer}`,
    unit: '×',
    goal: { most },
    read: beside('fan-out 1000', 'both µs', peer),
    command: 'peers fan-out',
  })),
  {
    what: 'Seen by 1,000, p99, beside Parse',
    unit: '×',
    goal: { most: 0.5 },
    read: beside('fan-out 1000', 'seen p99 ms', 'Parse Server'),
    command: 'peers fan-out',
  },
]

/** Goals that no run of this table measures, and the test that holds one. */
const elsewhere: readonly (readonly [what: string, goal: string, where: string])[] = [
  ['Purses: a sign-up anywhere, 10,000 past events', 'no difference', ''],
  ['A score of 420 matches, each window', '≤ 8 kB', '`day-rows.pg.test.ts`'],
  ['Frames of calendar and list', '≤ 6 and 12 kB', ''],
  ['Unused JavaScript on the calendar', '≤ 35 %', ''],
  ['Anything beside PocketBase', '', ''],
]

/** The lines that noteFigures wrote; the last of a name counts. */
export const readNotes = (text: string): Noted =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { name: string; figures: Figures })
      .map(({ name, figures }) => [name, figures]),
  )

const round = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1_000 ? 3 : 4 })

const isReached = (goal: Goal, value: number): boolean =>
  'most' in goal ? value <= goal.most : value >= goal.least

function writeRow({ what, unit, goal, read, command }: Row, noted: Noted): string {
  const value = read(noted)
  const aim = 'most' in goal ? `≤ ${round(goal.most)}` : `≥ ${round(goal.least)}`
  const verdict = isReached(goal, value) ? 'reached' : 'not reached'
  const measured = Number.isFinite(value) ? [`${round(value)}${unit}`, verdict] : [missing, '']
  return `| ${[what, `${aim}${unit}`, ...measured, `\`${command}\``].join(' | ')} |`
}

export function writeTable(noted: Noted, machine: Machine): string {
  const { day, processor, cores, memoryGiB, load, node, postgres } = machine
  return [
    `One run on ${day}: ${cores} cores of ${processor}, ${memoryGiB} GiB, load ${load.toFixed(1)} before, Node ${node}, PostgreSQL ${postgres}.`,
    '',
    '| What | Goal | Measured |  | `bench --` |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => writeRow(row, noted)),
    ...elsewhere.map(
      ([what, goal, where]) =>
        `| ${what} | ${goal} | ${where === '' ? missing : 'held by a test'} |  | ${where} |`,
    ),
  ].join('\n')
}

/** The page with this table between its marks. */
export function replaceTable(page: string, table: string): string {
  const [before, rest] = page.split(start, 2)
  const after = rest?.split(end, 2)[1]
  if (before === undefined || after === undefined) throw new Error(`the page has no ${start}`)
  return `${before}${start}\n\n${table}\n\n${end}${after}`
}
