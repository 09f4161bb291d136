// How secrets and codes of screens are kept. A secret is 256 bits of chance, so its plain hash tells
// nothing; a code is short, so its hash takes the server's secret.
import { createHash, randomInt } from 'node:crypto'
import { makeScreenCode } from '#domain/screen/screen-code.ts'
import type { Deps } from '../../deps.ts'

/** The stored form of a screen's secret, which also names its topic. */
export const hashScreenSecret = (secret: string): string =>
  createHash('sha256').update(`screen\n${secret}`).digest('base64url')

/** The stored form of a code. */
export const hashScreenCode = ({ links }: Pick<Deps, 'links'>, code: string): string =>
  links.sign('screen-code', { code }).split('.')[1] ?? ''

/** A code that nobody foresees. */
export const drawScreenCode = (): string => makeScreenCode((n) => randomInt(n))
