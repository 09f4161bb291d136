// `npm run pictures`: the README's picture of the product with its demo, light and dark, into
// docs/pictures, and those of the guide into src/client/public/guide. `-- <folder>` writes elsewhere.
import { join } from 'node:path'
import { startLookStage } from '#test/looks/look-stage.ts'
import { takeGuidePictures } from '#test/looks/take-guide-pictures.ts'
import { takePictures } from '#test/looks/take-pictures.ts'

// Server and browser must agree on "today".
process.env['TZ'] = 'America/Los_Angeles'

const elsewhere = process.argv[2]
const project = join(import.meta.dirname, '..')
const stage = await startLookStage({ isLocal: true })
try {
  const made = [
    ...(await takePictures(stage, join(elsewhere ?? join(project, 'docs'), 'pictures'))),
    ...(await takeGuidePictures(
      stage,
      join(elsewhere ?? join(project, 'src/client/public'), 'guide'),
    )),
  ]
  for (const { file, bytes } of made) console.log(`${file}  ${Math.ceil(bytes / 1024)} kB`)
} finally {
  await stage.close()
}
