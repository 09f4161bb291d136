// Run by `npm run release`: first with --check, so that a release without a changelog entry stops
// before any change, then between npm's version change and its commit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeUnreleased } from './release/close-unreleased.ts'

const path = join(import.meta.dirname, '../CHANGELOG.md')
const isCheck = process.argv[2] === '--check'
const version = isCheck ? 'the next version' : process.env['npm_package_version']
if (version === undefined) throw new Error('Run it as npm run release -- minor')
const day = new Date().toISOString().slice(0, 10)
const closed = closeUnreleased(readFileSync(path, 'utf8'), version, day)
if (!isCheck) writeFileSync(path, closed)
