// Hashes secrets and codes of screens. A secret has 256 random bits, so a plain hash is enough; a
// code is short, so its hash is keyed with the server's secret.
import { createHash, randomInt } from 'node:crypto'
import { makeScreenCode } from '#domain/screen/screen-code.ts'
import type { Deps } from '../../deps.ts'

/** The stored form of a screen's secret, which also names its topic. */
export const hashScreenSecret = (secret: string): string =>
  createHash('sha256').update(`screen\n${secret}`).digest('base64url')

export const hashScreenCode = ({ links }: Pick<Deps, 'links'>, code: string): string =>
  links.sign('screen-code', { code }).split('.')[1] ?? ''

export const drawScreenCode = (): string => makeScreenCode((n) => randomInt(n))
