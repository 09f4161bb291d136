// `npm run pictures`: the README's picture of the product with its demo, light and dark, into
// docs/pictures. `-- <folder>` writes elsewhere.
import { join } from 'node:path'
import { startLookStage } from '#test/looks/look-stage.ts'
import { takePictures } from '#test/looks/take-pictures.ts'

// Server and browser must agree on "today".
process.env['TZ'] = 'America/Los_Angeles'

const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/pictures')
const stage = await startLookStage()
try {
  for (const { file, bytes } of await takePictures(stage, folder))
    console.log(`${file}  ${Math.ceil(bytes / 1024)} kB`)
} finally {
  await stage.close()
}
