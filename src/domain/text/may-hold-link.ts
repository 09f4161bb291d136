// Whether the parts of a text are worth looking for (linked-text.ts). Apart, as every screen has it.

/** True where a text may hold an address or a phone number. */
export const mayHoldLink = (text: string): boolean =>
  /\w\.\w|@|www\.|:\/\/|\d{3}\D{0,3}\d{3}|\+\d/i.test(text)
