/** One that stands up to quantum computers has 1,959 characters. */
export const recipientMax = 2_500
const recipientForm = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,}$/
export const hasRecipientForm = (text: string): boolean =>
  recipientForm.test(text) && text.length <= recipientMax

const shownEnd = 8
export const shortenRecipient = (recipient: string): string =>
  `${recipient.slice(0, shownEnd)}…${recipient.slice(-shownEnd)}`

/** The end of the key, asked for so that one who never opened the saved file notices. */
export const keyProofLength = 6
export const provesKey = (key: string, typed: string): boolean =>
  typed.trim().toUpperCase() === key.slice(-keyProofLength).toUpperCase()
