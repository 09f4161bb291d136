// Summarizes a mutation run: its score and surviving mutants.

type Position = { line: number; column: number }
export type Mutant = {
  status: string
  replacement?: string
  location: { start: Position; end: Position }
}
/** What Stryker writes: files by their paths. Lines and columns count from 1. */
export type MutationReport = {
  files: Readonly<Record<string, { source: string; mutants: Mutant[] }>>
}

export type Tally = { killed: number; timedOut: number; survived: number; noCoverage: number }
export type Survivor = { file: string; line: number; code: string; change: string }

const columns: Readonly<Record<string, keyof Tally>> = {
  Killed: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
}

/** Leaves out ignored mutants and those that can't run. */
export function tallyMutants(mutants: readonly Mutant[]): Tally {
  const tally: Tally = { killed: 0, timedOut: 0, survived: 0, noCoverage: 0 }
  for (const { status } of mutants) {
    const column = columns[status]
    if (column !== undefined) tally[column] += 1
  }
  return tally
}

/**
 * Percent of mutants that tests killed. Timed-out ones don't count, so that a slow machine can't
 * raise the score.
 */
export function getScore({ killed, survived, noCoverage }: Tally): number {
  const decided = killed + survived + noCoverage
  return decided === 0 ? 100 : (100 * killed) / decided
}

const shorten = (code: string, lengthMax: number): string => {
  const flat = code.replaceAll(/\s+/g, ' ').trim()
  return flat.length > lengthMax ? `${flat.slice(0, lengthMax - 1)}…` : flat
}

function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length),
    )
    .join('\n')
}

export function listSurvivors({ files }: MutationReport): Survivor[] {
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        code: shorten(source.split('\n')[location.start.line - 1] ?? '', 100),
        change: `${shorten(cut(source, location), 60)} → ${shorten(replacement, 60)}`,
      })),
  )
  return [...new Map(survivors.map((row) => [Object.values(row).join('\n'), row])).values()]
}
