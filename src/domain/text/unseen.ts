// Removes invisible characters that programs insert, where texts enter: marks around pasted
// mentions and phone numbers, zero-width spaces, byte order marks, control characters.

const controls = String.raw`(?![\t\n\r\u0085])\p{Cc}`
/** Keeps tags after a black flag: they write the flags of England, Scotland and Wales. */
const tags = String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0000}-\u{E007F}]`
/** Keeps format characters that enclose numbers in Arabic, Syriac or Kaithi. */
const formats = String.raw`(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u200C\u200D\u{110BD}\u{110CD}\u{E0000}-\u{E007F}])\p{Cf}|\u034F`
/** Variation selectors have no effect after Latin letters and spaces. */
const selectors = String.raw`(?<=^|[\p{sc=Latn}\p{Z}\p{Cc}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+`
/** Scripts whose letters change their form next to a joiner. */
const joining = String.raw`(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zinh}])[\p{L}\p{M}]`
/** Keeps joiners between emoji. */
const joiners = String.raw`(?<!${joining})(?:\u200C|(?<![\p{ExtPict}\p{EMod}\uFE0F])\u200D|\u200D(?!\p{ExtPict}))`

const unseen = new RegExp([controls, tags, formats, selectors, joiners].join('|'), 'gu')

export const dropUnseen = (text: string): string => text.replaceAll(unseen, '')
