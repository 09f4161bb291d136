// An old Node is told so in words by the first thing that npm runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Refusing = {
  findVersion: (variables: Record<string, string>, own: string) => string
  refuseNode: (version: string, oldest: string) => string | null
}
const file = 'tools/install/refuse-node.cjs'
const { findVersion, refuseNode } = createRequire(import.meta.url)(`../../${file}`) as Refusing
const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}
const agent = (version: string) => ({
  npm_config_user_agent: `npm/8.19.4 node/v${version} linux x64 workspaces/false`,
})

test.each(['0.10.48', '16.20.2', '18.20.8', '20.18.3'])('Node %s is refused', (version) => {
  expect(refuseNode(version, engines.node)).toBe(
    `This needs Node 20.19 or newer, and npm runs on Node ${version}.\nInstall a newer one from https://nodejs.org, then run npm ci again.\n`,
  )
})

test.each(['20.19.0', '22.0.0', '26.10.0', '100.1.0'])('Node %s will do', (version) => {
  expect(refuseNode(version, engines.node)).toBeNull()
})

test('the Node that runs npm counts, not the one that came with the install', () => {
  expect(findVersion(agent('18.20.8'), '26.10.0')).toBe('18.20.8')
  expect(findVersion({}, '26.10.0')).toBe('26.10.0')
})

test.each(['preinstall', 'prestart'])('npm runs it as %s, and it stops npm', (script) => {
  expect(scripts[script]).toBe(`node ${file}`)
  const run = (version: string) => {
    const env = { ...process.env, ...agent(version) }
    const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' })
    return { status, stderr }
  }
  expect(run('26.10.0')).toEqual({ status: 0, stderr: '' })
  expect(run('18.20.8')).toMatchObject({ status: 1 })
  expect(run('18.20.8').stderr).toContain('npm runs on Node 18.20.8')
})

test('the oldest Node can read it', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(
    /=>|`|\b(?:const|let|class|async|import)\b|\?\.|\?\?/,
  )
})

test('the image has it before it installs', () => {
  const [before = ''] = readFileSync('deploy/Dockerfile', 'utf8').split('RUN npm ci')
  expect(before).toContain(`COPY ${file} tools/install/`)
})
