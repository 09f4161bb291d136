// Runs the code blocks of docs/first-feature.md, which write a small noun whole.
import { followPage } from './follow-page.ts'

followPage({
  path: 'docs/first-feature.md',
  provenElsewhere: { 'npm run check': 'npm test, which begins with it' },
})
