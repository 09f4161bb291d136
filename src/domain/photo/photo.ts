// Photos of players, venues and clubs: accepted uploads, stored sizes and URLs. Free of schemas,
// because the app shell loads it.

export const photoTargets = ['player', 'location', 'club'] as const
export type PhotoTarget = (typeof photoTargets)[number]

export const isPhotoTarget = (text: string): text is PhotoTarget =>
  photoTargets.some((target) => target === text)

export const photoBytesMax = 10 * 1024 * 1024
/** An image that claims more pixels is treated as a decompression bomb. */
export const photoPixelsMax = 40_000_000
export const photoExtensions = ['.png', '.jpeg', '.jpg'] as const
/** Twice the display size, for sharp images on dense screens. Smaller photos stay as they are. */
export const keptSize: Readonly<Record<PhotoTarget, { width: number; height: number }>> = {
  player: { width: 680, height: 800 },
  location: { width: 1600, height: 800 },
  club: { width: 1600, height: 800 },
}

export type Crop = { width: number; height: number; /** Width by height. */ ratio: number }
export const defaultCrop: Crop = { width: 340, height: 400, ratio: 0.85 }
export const tipHeightMin = 300
const cropSides = { min: 40, max: 1600 } as const
const cropRatios = { min: 0.25, max: 4 } as const

const within = (
  value: number | undefined,
  { min, max }: { min: number; max: number },
): number | null => (value !== undefined && value >= min && value <= max ? value : null)

/** Missing or out-of-bounds sides follow from the other side, then from the default. */
export function toCrop(asked: {
  cropWidth?: number | undefined
  cropHeight?: number | undefined
  cropRatio?: number | undefined
}): Crop {
  const width = within(asked.cropWidth, cropSides)
  const height = within(asked.cropHeight, cropSides)
  const ratio =
    within(asked.cropRatio, cropRatios) ??
    within(width === null || height === null ? undefined : width / height, cropRatios) ??
    defaultCrop.ratio
  if (width !== null) return { width, height: Math.round(width / ratio), ratio }
  const tall = height ?? defaultCrop.height
  return { width: Math.round(tall * ratio), height: tall, ratio }
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const keyForm = new RegExp(`^${uuid}\\.webp$`)
const urlForm = new RegExp(`^/photos/(${uuid}\\.webp)\\?t=\\d+$`)

export const isPhotoKey = (text: string): boolean => keyForm.test(text)

/** Creation time (ms), from the first 48 bits of a version 7 UUID; null for other versions. */
export const photoMadeAt = (key: string): number | null =>
  key[14] === '7' ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : null

export const toPhotoKey = (id: string): string => `${id}.webp`

export const toPhotoUrl = (key: string, now: number): string => `/photos/${key}?t=${now}`

export const keyOfPhotoUrl = (url: string): string | null => urlForm.exec(url)?.[1] ?? null

/**
 * Photos change only by upload: a client's photo field must match the stored one, whenever it was
 * read.
 */
export function isSamePhoto(said: string, stored: string): boolean {
  const key = keyOfPhotoUrl(said)
  return key !== null && key === keyOfPhotoUrl(stored)
}

export const photoUploadPath = (target: PhotoTarget, targetId: string): string =>
  `/upload/${target}/${encodeURIComponent(targetId)}`
