// The URL of a share picture. It includes a hash of what the picture shows, so copies can be cached
// for long and changes get a new URL.
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#domain/shared/language.ts'
import type { PictureFacts } from './draw-picture.ts'

/** Increase it whenever the drawing changes. */
const design = 1

export const versionPicture = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('hex')
    .slice(0, 16)

export const pictureFolder = '/share-picture'

export type PictureAddress = { kind: string; id: string; language: Language; version: string }

/** kind: the first path segment of the page it belongs to. */
export const toPicturePath = ({ kind, id, language, version }: PictureAddress): string =>
  `${pictureFolder}/${kind}/${id}/${language}-${version}.png`

export function parsePictureFile(
  file: string,
): Pick<PictureAddress, 'language' | 'version'> | null {
  const [, language, version] = /^([a-z]{2})-([0-9a-f]{16})\.png$/.exec(file) ?? []
  return isLanguage(language) && version !== undefined ? { language, version } : null
}
