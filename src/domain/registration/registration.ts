// Who may make an account, whichever way the person comes.

export const registrationModes = ['open', 'approval', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const registrationDoors = ['password', 'mail', 'provider'] as const
export type RegistrationDoor = (typeof registrationDoors)[number]

export const registrationPasses = ['invitation', 'club', 'contact'] as const
export type RegistrationPass = (typeof registrationPasses)[number]

const passesByMode: Readonly<Record<RegistrationMode, ReadonlySet<RegistrationPass>>> = {
  open: new Set(registrationPasses),
  approval: new Set(['invitation']),
  invitation: new Set(registrationPasses),
  closed: new Set(),
}

export const mayRegister = (mode: RegistrationMode, pass: RegistrationPass | null): boolean =>
  mode === 'open' || (pass !== null && passesByMode[mode].has(pass))

export const defaultRegistrationMode: RegistrationMode = 'open'
export const requestTextMax = 300
export const requestsMax = 1000
export const registrationRequestDays = 90
export const invitationUsesMax = 500
export const invitationDaysMax = 90
export const invitationDays = 14

export type Ticket = { pass: RegistrationPass; key: string }

const marks: Readonly<Record<string, RegistrationPass>> = {
  i: 'invitation',
  c: 'club',
  p: 'contact',
}
const ticketForm = /^([icp])\.([\w-]{22,100})$/

export function parseTicket(text: string): Ticket | null {
  const [, mark = '', key = ''] = ticketForm.exec(text) ?? []
  const pass = marks[mark]
  return pass === undefined ? null : { pass, key }
}

export const formatTicket = ({ pass, key }: Ticket): string =>
  `${Object.keys(marks).find((mark) => marks[mark] === pass) ?? 'i'}.${key}`
