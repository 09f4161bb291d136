// The vulnerability check, with the registry's answers and without a connection.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

function check(audit: string, parts: string, ...flags: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sideout-advisories-'))
  writeFileSync(join(folder, 'audit'), audit)
  writeFileSync(join(folder, 'sbom'), parts)
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat "${folder}/$1"\nexit 1\n`, { mode: 0o755 })
  const file = join(folder, 'parts.json')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/check-advisories.ts'), file, ...flags],
    {
      env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
      encoding: 'utf8',
    },
  )
  const written = stdout.includes('libraries in') ? readFileSync(file, 'utf8') : null
  rmSync(folder, { recursive: true })
  return { status, stdout, stderr, written }
}

const audited = (counts: Record<string, number>): string =>
  JSON.stringify({ metadata: { vulnerabilities: counts } })
const parts = '{"components":[{"name":"fastify"}]}'

test('moderate advisories pass, high and critical ones fail', () => {
  expect(check(audited({ moderate: 3, high: 0, critical: 0 }), parts)).toMatchObject({
    status: 0,
    written: parts,
  })
  expect(check(audited({ moderate: 0, high: 1, critical: 0 }), parts)).toMatchObject({ status: 1 })
  expect(check(audited({ moderate: 0, high: 0, critical: 1 }), parts)).toMatchObject({ status: 1 })
})

test('where no service answers it fails, and only the one who said so goes on unchecked', () => {
  for (const answer of ['', 'Bad gateway', '{"statusCode":405,"error":{"summary":""}}']) {
    const { status, stdout, stderr } = check(answer, '')
    expect(status).toBe(1)
    expect(stderr).toContain('NOT CHECKED')
    expect(stdout).toContain('made no list this time')
    const allowed = check(answer, '', '--unchecked')
    expect(allowed.status).toBe(0)
    expect(allowed.stderr).toContain('NOT CHECKED')
  }
  expect(check(audited({ high: 1 }), parts, '--unchecked').status).toBe(1)
})

test('the proof asks and says at its end when no service answered; a release needs the answer', () => {
  const proof = readFileSync('.ci/run', 'utf8')
  expect(proof).toContain('advisories=$(npm run -s advisories -- --unchecked 2>&1)')
  expect(proof.trimEnd().split('\n').at(-1)).toContain('NOT CHECKED')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['advisories']).toBe('node tools/check-advisories.ts')
  expect(scripts['preversion']).toContain('npm run -s advisories &&')
})
