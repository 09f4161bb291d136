// Runs the code blocks of docs/first-change.md.
import { readFileSync } from 'node:fs'
import { followPage } from './follow-page.ts'

const path = 'docs/first-change.md'

followPage({
  path,
  provenElsewhere: {
    'npm ci': 'what runs this test was installed by it',
    'npm run dev': 'test/house/dev-command.proof.pg.test.ts',
    'npx playwright test test/e2e/event.e2e.ts -g cancelled': 'npm test, which runs every story',
    'npm run check': 'npm test, which begins with it',
  },
  foundFiles: Array.from(
    readFileSync(path, 'utf8').matchAll(/^\| `([^`]+)` +\| (?:states|refuses|stops|says) /gm),
    ([, found = '']) => found,
  ),
})
