// A venue's own hue, used for its court, dot and cover.
export const getVenueHue = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 90)
