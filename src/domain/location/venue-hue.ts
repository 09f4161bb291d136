// The hue that is a venue's own, wherever it is shown: its court, its dot, its cover.
export const getVenueHue = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 90)
