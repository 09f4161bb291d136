// The forms of a page that is made for its request: compressed beside the main thread, at a cheap
// level.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './static-files.ts'

export type Compress = (html: Buffer) => Promise<Buffer>

/** Half the size of none, for a tenth of what the best level costs. */
const brotliQuality = 4
const gzipLevel = 5
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** How a page gets each of its forms. */
export const compressors: Readonly<Record<Encoding, Compress>> = {
  br: (html) =>
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (html) => compressGzip(html, { level: gzipLevel }),
  identity: (html) => Promise.resolve(html),
}

/** The best form that the client takes. */
export const chooseMadeEncoding = (request: FastifyRequest): Encoding =>
  chooseEncoding({ bodies: { br: true, gzip: true } }, request.headers['accept-encoding'])
