// What nobody sees in a text and programs put there: marks around pasted mentions and phone
// numbers, zero-width spaces, byte order marks, control characters. It is dropped where texts enter.

/** Control characters but for tab and line breaks. */
const controls = String.raw`(?![\t\n\r\u0085])\p{Cc}`
/** Tags write the flags of England, Scotland and Wales after a black one. */
const tags = String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0000}-\u{E007F}]`
/** Formats without a width, but for those that hold a number in Arabic, Syriac or Kaithi. */
const formats = String.raw`(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u200C\u200D\u{110BD}\u{110CD}\u{E0000}-\u{E007F}])\p{Cf}|\u034F`
/** They choose between forms of the character before; Latin letters and spaces have one. */
const selectors = String.raw`(?<=^|[\p{sc=Latn}\p{Z}\p{Cc}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+`
/** A letter or a mark of a script whose letters take another form beside a joiner. */
const joining = String.raw`(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zinh}])[\p{L}\p{M}]`
/** Between emoji a joiner makes one picture of two. */
const joiners = String.raw`(?<!${joining})(?:\u200C|(?<![\p{ExtPict}\p{EMod}\uFE0F])\u200D|\u200D(?!\p{ExtPict}))`

const unseen = new RegExp([controls, tags, formats, selectors, joiners].join('|'), 'gu')

/** The text without what nobody sees. What has a width, a form or a place in an emoji stays. */
export const dropUnseen = (text: string): string => text.replaceAll(unseen, '')
