// Plants faults one by one in a copy of the project and runs the tests that catch them.
import { toCatcher, type Fault } from './fault.ts'
import { checkPatch, copyProject, withFault } from './project-copy.ts'
import { runCatchers, type Place } from './run-catchers.ts'

type Say = (line: string) => void

export function runFaults(faults: readonly Fault[], say: Say): boolean {
  const { copy, remove } = copyProject()
  try {
    const isGreen = (['short', 'long'] as const)
      .map((form) => sayClean({ copy, form }, faults, say))
      .every(Boolean)
    const caught = faults.map((fault) => sayCaught(copy, fault, say))
    say(`${caught.filter(Boolean).length} of ${faults.length} are caught by all that is named.`)
    return isGreen && caught.every(Boolean)
  } finally {
    remove()
  }
}

function sayClean(place: Place, faults: readonly Fault[], say: Say): boolean {
  const own = faults.filter(({ form }) => form === place.form)
  const catchers = [...new Set(own.flatMap(({ caughtBy }) => caughtBy))].map(toCatcher)
  if (catchers.length === 0) return true
  const verdicts = runCatchers(place, catchers)
  const wrong = catchers.flatMap(({ file, title }, at) =>
    verdicts[at] === 'passed' ? [] : [`${file} > ${title}: ${verdicts[at]} without any fault`],
  )
  for (const line of wrong) say(line)
  say(
    `${catchers.length - wrong.length} of ${catchers.length} tests of the ${place.form} form pass without any fault.`,
  )
  return wrong.length === 0
}

function sayCaught(copy: string, fault: Fault, say: Say): boolean {
  const startedMs = performance.now()
  const lines: string[] = []
  const isCaught = plant(copy, fault, lines)
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  say(`${isCaught ? 'caught' : 'NOT CAUGHT'} ${fault.id} (${seconds} s)`)
  for (const line of lines) say(`  ${line}`)
  return isCaught
}

function plant(copy: string, { id, caughtBy, form }: Fault, lines: string[]): boolean {
  const misfit = checkPatch(id, copy)
  if (misfit !== null) {
    lines.push(`the patch no longer applies: ${misfit}`)
    return false
  }
  if (form === 'none') {
    lines.push('by nothing, as the list says')
    return true
  }
  try {
    const verdicts = withFault(copy, id, () => runCatchers({ copy, form }, caughtBy.map(toCatcher)))
    lines.push(...caughtBy.map((name, at) => `${verdicts[at]}: ${name}`))
    return verdicts.every((verdict) => verdict === 'failed')
  } catch (error) {
    lines.push(String(error))
    return false
  }
}
