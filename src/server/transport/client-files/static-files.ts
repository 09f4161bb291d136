// The built client in memory, in compressed form. Only files in the map exist, so no request path
// reaches the file system, and a new build doesn't affect a running server.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type StaticFile = {
  type: string
  etag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

const typesByExtension: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads all files below `directory`, by path with a leading slash ("/assets/app.js"). Only the .br
 * of a file is read if there is one; dot files (the build's manifest) are skipped.
 */
export async function loadStaticFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
      )
      .filter((path) => !path.includes('/.')),
  )
  const files = await Promise.all(
    [...paths].map(async (path): Promise<[string, StaticFile] | null> => {
      const type = typesByExtension[extname(path)]
      if (type === undefined) return null
      const packed = `${path}.br`
      return [
        path,
        paths.has(packed)
          ? packedFile(await readFile(join(directory, packed)), type)
          : plainFile(await readFile(join(directory, path)), type),
      ]
    }),
  )
  return new Map(files.filter((file) => file !== null))
}

const plainFile = (identity: Buffer, type: string): StaticFile => ({
  type,
  etag: hashBody(identity),
  bodies: { identity },
})

/** Browsers accept br. For others gzip is made once, and the plain file each time. */
function packedFile(br: Buffer, type: string): StaticFile {
  let gzip: Buffer | undefined
  const bodies = {
    br,
    get identity() {
      return brotliDecompressSync(br)
    },
    get gzip() {
      return (gzip ??= gzipSync(brotliDecompressSync(br)))
    },
  }
  return { type, etag: hashBody(br), bodies }
}

/**
 * Text made at run time, compressed lazily, once per encoding; all at startup would take a third of
 * a second. The best brotli level would take 2 s for the API pages; this one is 7 % larger. The
 * plain text is made anew for the few clients that need it.
 */
export function textFile(make: () => string, type: string, etag = hashBody(make())): StaticFile {
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  const bodies = {
    get identity() {
      return Buffer.from(make())
    },
    get br() {
      return (br ??= brotliCompressSync(make(), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      }))
    },
    get gzip() {
      return (gzip ??= gzipSync(make(), { level: 9 }))
    },
  }
  return { type, etag, bodies }
}

export function chooseEncoding(
  file: { bodies: Partial<Record<Encoding, unknown>> },
  acceptEncoding: string | undefined,
): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (accepted.has('br') && file.bodies.br !== undefined) return 'br'
  return accepted.has('gzip') && file.bodies.gzip !== undefined ? 'gzip' : 'identity'
}

export function hashBody(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
