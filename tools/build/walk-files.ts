// Follows files of the build from one to the next.
import type { Rolldown } from 'vite'

export type ChunksByName = ReadonlyMap<string, Rolldown.OutputChunk>

export const toChunksByName = (bundle: Rolldown.OutputBundle): ChunksByName =>
  new Map(
    Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file]] : [])),
  )

/** The route whose screen a chunk holds: "calendar.{-$locationId}". */
export const findRoute = (chunk: Rolldown.OutputChunk | undefined): string | undefined =>
  /\/routes\/([^_/?][^?]*)\.tsx\?tsr-split=component$/.exec(chunk?.facadeModuleId ?? '')?.[1]

/** The files of `start` and all that `next` names for one of them, each once. */
export function walkFiles(
  start: Iterable<string>,
  next: (name: string) => Iterable<string>,
): string[] {
  const found = new Set(start)
  for (const name of found) for (const other of next(name)) found.add(other)
  return [...found]
}
