// Lists files from the build's manifest: those the app fetches first, and those its worker keeps.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const names = v.optional(v.array(v.string()), [])
const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: names, dynamicImports: names, css: names }),
)
export type BuildManifest = v.InferOutput<typeof manifestSchema>
type Chunk = BuildManifest[string]

const app = 'app.html'
const wideFrame = 'app/wide/wide-frame.tsx'
const route = /^routes\/([^_/?][^?]*)\.tsx\?tsr-split=component$/
/** Common entry pages; listing every route would cost more bytes than it saves. */
const landedOn = /^(calendar|list|myevents|eventday|vieweditevent|signin)\b/
/** Screens a player needs without a signal; others are cached as they are used. */
const neededOffline =
  /^(?:(?:home|calendar|eventday|list|myevents|myhistory|vieweditevent|matchlist|messages|messagethread|alerts|menu|myeventsmenu)\b|player\.\{)/
/** Useless offline: the map and picture cropping. */
const neverKept = /map|upload|cropper/
const onlyWide = /\/wide-[^/]+$/
const displayFace = /display-face[^/]*\.woff2$/

export async function readManifest(directory: string): Promise<BuildManifest> {
  const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`No client in ${directory}: run npm run build`)
  })
  return v.parse(manifestSchema, JSON.parse(text))
}

/** For src/client/app/first-files.ts; a screen's files without those that every screen needs. */
export function listFirstFiles(manifest: BuildManifest) {
  const always = walkFiles(manifest, [app], ({ imports }) => imports)
  const after = (key: string): string[] => {
    const chunks = walkFiles(manifest, [key], ({ imports }) => imports).difference(always)
    const styles = [...chunks].flatMap(({ css }) => css)
    return [...new Set(styles), ...toNames(chunks)]
  }
  const screens = Object.keys(manifest).flatMap((key) => {
    const [, segment] = landedOn.exec(route.exec(key)?.[1] ?? '') ?? []
    return segment === undefined ? [] : [[segment, after(key)] as const]
  })
  return {
    always: toNames(always),
    wide: after(wideFrame),
    screensBySegment: Object.fromEntries(screens),
  }
}

export function listKeptFiles(manifest: BuildManifest): { always: string[]; wide: string[] } {
  const screens = Object.keys(manifest).filter((key) =>
    neededOffline.test(route.exec(key)?.[1] ?? ''),
  )
  const chunks = walkFiles(manifest, [app, ...screens], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports.filter((key) => !route.test(key))].filter(
      (key) => !neverKept.test(manifest[key]?.file ?? ''),
    ),
  )
  const files = new Set([...chunks].flatMap(({ file, css }) => [file, ...css]))
  const faces = toNames(Object.values(manifest)).filter((file) => displayFace.test(file))
  const all = [...files, ...faces].map((file) => `/${file}`).toSorted()
  return {
    always: all.filter((file) => !onlyWide.test(file)),
    wide: all.filter((file) => onlyWide.test(file)),
  }
}

const toNames = (chunks: Iterable<Chunk>): string[] => Array.from(chunks, ({ file }) => file)

function walkFiles(
  manifest: BuildManifest,
  start: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): Set<Chunk> {
  const find = (keys: readonly string[]): Chunk[] => keys.flatMap((key) => manifest[key] ?? [])
  const found = new Set(find(start))
  for (const chunk of found) for (const other of find(next(chunk))) found.add(other)
  return found
}
