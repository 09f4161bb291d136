// `npm run settings-table`: writes the table of settings in docs/operations.md anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { updateSettings } from './house/write-settings-table.ts'

const page = 'docs/operations.md'
writeFileSync(page, updateSettings(readFileSync(page, 'utf8')))
