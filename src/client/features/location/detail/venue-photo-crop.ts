export const venuePhotoCrop = {
  target: 'location',
  storagePath: 'locations',
  cropWidth: 800,
  cropHeight: 400,
  cropRatio: 2,
} as const
