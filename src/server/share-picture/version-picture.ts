// The address of a share picture. It holds a version of what the picture shows, so that a copy can
// be kept for long and a change has an address of its own.
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#domain/shared/language.ts'
import type { PictureFacts } from './draw-picture.ts'

/** One more with each change of how pictures are drawn. */
const design = 1

/** 16 hexadecimal digits of all that the picture shows. */
export const versionPicture = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('hex')
    .slice(0, 16)

export const pictureFolder = '/share-picture'

export type PictureAddress = { kind: string; id: string; language: Language; version: string }

/** kind: the first part of the path of the page that it is a picture of. */
export const toPicturePath = ({ kind, id, language, version }: PictureAddress): string =>
  `${pictureFolder}/${kind}/${id}/${language}-${version}.png`

/** Language and version of a file name; null for what is no name of a picture. */
export function parsePictureFile(
  file: string,
): Pick<PictureAddress, 'language' | 'version'> | null {
  const [, language, version] = /^([a-z]{2})-([0-9a-f]{16})\.png$/.exec(file) ?? []
  return isLanguage(language) && version !== undefined ? { language, version } : null
}
