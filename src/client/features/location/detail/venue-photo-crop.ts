/** The crop of a venue's photo: twice as wide as tall. */
export const venuePhotoCrop = {
  target: 'location',
  storagePath: 'locations',
  cropWidth: 800,
  cropHeight: 400,
  cropRatio: 2,
} as const
