// Compresses pages made per request, off the main thread and at a cheap level.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './static-files.ts'

export type Compress = (html: Buffer) => Promise<Buffer>

/** Half the uncompressed size for a tenth of the best level's cost. */
const brotliQuality = 4
const gzipLevel = 5
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

export const compressors: Readonly<Record<Encoding, Compress>> = {
  br: (html) =>
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (html) => compressGzip(html, { level: gzipLevel }),
  identity: (html) => Promise.resolve(html),
}

export const chooseMadeEncoding = (request: FastifyRequest): Encoding =>
  chooseEncoding({ bodies: { br: true, gzip: true } }, request.headers['accept-encoding'])
