// The manifests of deploy/kubernetes are valid by the schemas of Kubernetes and CloudNativePG,
// reference only existing things, and agree with deploy/ha.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cnpg from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import * as apps from 'kubernetes-models/apps/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingNames } from '#server/config.ts'

type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
}
type Model = new (data: never) => { validate(): void }

const folder = 'deploy/kubernetes'
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml')
const readAll = (file: string): Manifest[] =>
  parseAllDocuments(read(file), { strict: true, uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Manifest
  })
const manifests = files.flatMap((file) => readAll(file).map((manifest) => ({ file, manifest })))

const modelsByVersion: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  v1: core,
  'apps/v1': apps,
  'policy/v1': policy,
  'networking.k8s.io/v1': networking,
  'postgresql.cnpg.io/v1': cnpg,
}

function validate(manifest: Manifest): void {
  const model = modelsByVersion[manifest.apiVersion]?.[manifest.kind] as Model | undefined
  if (model === undefined) throw new Error(`no schema of ${manifest.apiVersion} ${manifest.kind}`)
  new model(manifest as never).validate()
}

/** Unknown fields, found through the schemas' types because the schemas themselves accept them. */
function findUnknownWords(checked: readonly Manifest[]): string[] {
  const path = join(process.cwd(), 'test/house/manifests-as-types.ts')
  const lines = checked.map((manifest, index) => {
    const source =
      manifest.apiVersion === 'postgresql.cnpg.io/v1'
        ? '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
        : `kubernetes-models/${manifest.apiVersion}`
    const type = `import('${source}').I${manifest.kind}`
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)}`
  })
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, lines.join('\n'), target) : readSource(name, target)
  const found = ts.getPreEmitDiagnostics(ts.createProgram([path], options, host))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const find = (kind: string, name: string): Manifest => {
  const found = manifests.find(
    ({ manifest }) => manifest.kind === kind && manifest.metadata.name === name,
  )
  if (found === undefined) throw new Error(`no ${kind} ${name}`)
  return found.manifest
}

test.each(manifests)('$file: $manifest.kind $manifest.metadata.name is valid', ({ manifest }) => {
  expect(() => validate(manifest)).not.toThrow()
})

test('no manifest has a word that its kind does not know', () => {
  expect(findUnknownWords(manifests.map(({ manifest }) => manifest))).toEqual([])
  const cluster = find('Cluster', 'sideout-db') as Manifest & { spec: Record<string, unknown> }
  const misspelled = { ...cluster, spec: { ...cluster.spec, failoverDelays: 0 } } as Manifest
  expect(findUnknownWords([misspelled]).join('\n')).toContain('failoverDelays')
})

test('a manifest with a wrong value is found', () => {
  const deployment = find('Deployment', 'sideout') as Manifest & { spec: Record<string, unknown> }
  const wrong = (changes: Record<string, unknown>) => () =>
    validate({ ...deployment, spec: { ...deployment.spec, ...changes } } as Manifest)
  expect(wrong({ replicas: 'three' })).toThrow('replicas')
  const cluster = find('Cluster', 'sideout-db') as Manifest & { spec: Record<string, unknown> }
  const postgresql = { synchronous: { method: 'most', number: 1 } }
  const asked = { ...cluster, spec: { ...cluster.spec, postgresql } } as Manifest
  expect(() => validate(asked)).toThrow('method')
})

test('the kustomization lists every file but the example of secrets', () => {
  const { resources } = parse(read('kustomization.yaml')) as { resources: string[] }
  expect(resources.toSorted()).toEqual(files.filter((file) => file !== 'secret.example.yaml'))
})

test('every setting exists, and together they are those of deploy/ha', () => {
  const given = {
    ...find('ConfigMap', 'sideout').data,
    ...find('Secret', 'sideout').stringData,
  }
  for (const name of Object.keys(given)) expect(settingNames).toContain(name)
  const recipe = readFileSync('deploy/ha/sideout.env', 'utf8').matchAll(/^([A-Z]\w+)=/gm)
  const missing = [...recipe].map(([, name]) => name).filter((name) => !(name ?? '' in given))
  expect(missing.filter((name) => name !== 'HOST')).toEqual([])
})

test('nothing runs as root, writes outside of its volumes, or lacks probes and a memory limit', () => {
  const sets = [find('Deployment', 'sideout'), find('StatefulSet', 'valkey')]
  for (const { spec } of sets as unknown as Array<{
    spec: { template: { spec: Record<string, unknown> & { containers: unknown[] } } }
  }>) {
    expect(spec.template.spec).toMatchObject({ securityContext: { runAsNonRoot: true } })
    for (const container of spec.template.spec.containers) {
      expect(container).toMatchObject({
        securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        livenessProbe: {},
        readinessProbe: {},
        resources: { limits: { memory: expect.any(String) as string } },
      })
    }
  }
})
