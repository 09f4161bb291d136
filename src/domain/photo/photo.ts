// Photos of players, venues and clubs: what may be sent, how large they are kept, what their addresses
// look like. Free of schemas, so that the shell may ask.

/** What a photo can belong to. */
export const photoTargets = ['player', 'location', 'club'] as const
export type PhotoTarget = (typeof photoTargets)[number]

/** True when a photo can belong to it. */
export const isPhotoTarget = (text: string): text is PhotoTarget =>
  photoTargets.some((target) => target === text)

/** The largest file taken, in bytes: 10 MB. */
export const photoBytesMax = 10 * 1024 * 1024
/** The largest image opened, in pixels: what claims more is a bomb. */
export const photoPixelsMax = 40_000_000
/** The ends of file names a person may choose. */
export const photoExtensions = ['.png', '.jpeg', '.jpg'] as const
/**
 * Twice the size photos are shown at, so that they are sharp on fine screens. Smaller ones stay as
 * they are.
 */
export const keptSize: Readonly<Record<PhotoTarget, { width: number; height: number }>> = {
  player: { width: 680, height: 800 },
  location: { width: 1600, height: 800 },
  club: { width: 1600, height: 800 },
}

export type Crop = { width: number; height: number; /** Width by height. */ ratio: number }
export const defaultCrop: Crop = { width: 340, height: 400, ratio: 0.85 }
/** Crops lower than this leave no room for a tip. */
export const tipHeightMin = 300
/** Sides of a crop, in pixels, and its ratios: what an address may ask for. */
const cropSides = { min: 40, max: 1600 } as const
const cropRatios = { min: 0.25, max: 4 } as const

const within = (
  value: number | undefined,
  { min, max }: { min: number; max: number },
): number | null => (value !== undefined && value >= min && value <= max ? value : null)

/**
 * The crop an address asks for; what is missing or out of bounds follows from the rest, then from
 * the default.
 */
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

/** True for the name a photo is stored under. */
export const isPhotoKey = (text: string): boolean => keyForm.test(text)

/**
 * When a photo was made (ms), which the first 48 bits of its version 7 id tell; null for an id of
 * another version.
 */
export const photoMadeAt = (key: string): number | null =>
  key[14] === '7' ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : null

/** The name of a new photo. `id` is a UUID of version 7. */
export const toPhotoKey = (id: string): string => `${id}.webp`

/**
 * The address of a photo that was stored at `now` (ms): the end keeps older copies from being
 * shown.
 */
export const toPhotoUrl = (key: string, now: number): string => `/photos/${key}?t=${now}`

/** The name behind an address that we made, or null. */
export const keyOfPhotoUrl = (url: string): string | null => urlForm.exec(url)?.[1] ?? null

/**
 * A photo is set by sending it: what a client says about it afterwards can only be what is there,
 * whenever it was read.
 */
export function isSamePhoto(said: string, stored: string): boolean {
  const key = keyOfPhotoUrl(said)
  return key !== null && key === keyOfPhotoUrl(stored)
}

/** Where a photo of something is sent to. */
export const photoUploadPath = (target: PhotoTarget, targetId: string): string =>
  `/upload/${target}/${encodeURIComponent(targetId)}`
