// Sizes in pixels of the guide's pictures (src/client/public/guide), so that pages don't jump.
const phone = { width: 640, height: 1385 }
const desktop = { width: 1280, height: 800 }

export const guidePictures = {
  calendar: phone,
  event: phone,
  queue: phone,
  'new-event': phone,
  group: phone,
  desk: phone,
  evening: desktop,
  venue: phone,
  screens: phone,
  wall: { width: 1280, height: 720 },
  console: desktop,
} as const
export type GuidePicture = keyof typeof guidePictures

export const isGuidePicture = (name: string): name is GuidePicture =>
  Object.hasOwn(guidePictures, name)

/** A wall is dark in both looks. */
export const hasDarkPicture = (name: GuidePicture): boolean => name !== 'wall'
export const toDarkAddress = (address: string): string => address.replace('.webp', '-dark.webp')
