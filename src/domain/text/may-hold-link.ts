// A cheap test before linked-text.ts is loaded; separate because every screen includes it.

export const mayHoldLink = (text: string): boolean =>
  /\w\.\w|@|www\.|:\/\/|\d{3}\D{0,3}\d{3}|\+\d/i.test(text)
