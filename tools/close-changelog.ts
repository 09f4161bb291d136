// Run by `npm run release`, between npm's change of the version and its commit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeUnreleased } from './release/close-unreleased.ts'

const path = join(import.meta.dirname, '../CHANGELOG.md')
const { npm_package_version: version } = process.env
if (version === undefined) throw new Error('Run it as npm run release -- minor')
const day = new Date().toISOString().slice(0, 10)
writeFileSync(path, closeUnreleased(readFileSync(path, 'utf8'), version, day))
