// `npm run privacy-data`: writes what docs/privacy-data.md and docs/security.md have from the
// manifests of the features.
import { readFileSync, writeFileSync } from 'node:fs'
import { writePrivacyPage } from './house/write-privacy-page.ts'
import { writeTableClasses } from './house/write-table-classes.ts'

writeFileSync('docs/privacy-data.md', writePrivacyPage())
writeFileSync('docs/security.md', writeTableClasses(readFileSync('docs/security.md', 'utf8')))
