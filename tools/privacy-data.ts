// `npm run privacy-data`: writes docs/privacy-data.md anew.
import { writeFileSync } from 'node:fs'
import { writePrivacyPage } from './house/write-privacy-page.ts'

writeFileSync('docs/privacy-data.md', writePrivacyPage())
