// `npm run looks`: pictures of every screen with the demo community, on phone, tablet and desktop,
// light and dark, in English and Spanish, with contact sheets, for visual review. `-- --screen
// calendar --size phone --theme dark --language es` selects some; `-- --measure` prints the numbers
// of docs/design-numbers.md instead; `-- --gate` finds faults, with pictures of them alone.
import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { writeContactSheets } from '#test/looks/contact-sheet.ts'
import { gateClock } from '#test/looks/gate-clock.ts'
import { findFaults } from '#test/looks/gate.ts'
import { startLookStage } from '#test/looks/look-stage.ts'
import { measureDesign } from '#test/looks/measure-design.ts'
import { sizes, takeLooks, type Size } from '#test/looks/take-looks.ts'

type Options = {
  screen: string
  size?: Size
  theme?: 'light' | 'dark'
  language?: 'en' | 'es'
  folder: string
  measure?: true
  gate?: true
}

// Server and browser must agree on "today".
process.env['TZ'] = 'America/Los_Angeles'

const options = new Command('looks')
  .option('--screen <part of its name>', 'only screens that are called so', '')
  .addOption(new Option('--size <size>').choices(Object.keys(sizes)))
  .addOption(new Option('--theme <theme>').choices(['light', 'dark']))
  .addOption(new Option('--language <language>').choices(['en', 'es']))
  .option('--folder <folder>', 'where the pictures go', 'node_modules/.cache/looks')
  .option('--gate', 'find what is wrong with the screens; pictures of those alone')
  .option('--measure', 'print the numbers of the design, and take no pictures')
  .parse()
  .opts<Options>()

const stage = await startLookStage({ isLocal: true, ...(options.gate && { time: gateClock }) })
try {
  if (options.measure) console.log(await measureDesign(stage))
  else if (options.gate) await passGate()
  else await takeAll()
} finally {
  await stage.close()
}

async function passGate(): Promise<void> {
  const folder = resolve(options.folder)
  const faults = await findFaults(stage, options.screen, folder)
  for (const fault of faults) console.log(fault)
  if (faults.length === 0) return
  console.log(`${faults.length} faults; pictures are in ${folder}`)
  process.exitCode = 1
}

async function takeAll(): Promise<void> {
  const folder = resolve(options.folder)
  const looks = await takeLooks(
    stage,
    {
      sizes: options.size === undefined ? (Object.keys(sizes) as Size[]) : [options.size],
      themes: options.theme === undefined ? ['light', 'dark'] : [options.theme],
      languages: options.language === undefined ? ['en', 'es'] : [options.language],
      screen: options.screen,
    },
    folder,
    ({ file }) => console.log(file),
  )
  for (const file of await writeContactSheets(looks, folder)) console.log(`${folder}/${file}`)
}
