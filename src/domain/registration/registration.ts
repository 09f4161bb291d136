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
export const networkRequestsMax = 50
export const registrationRequestDays = 90
export const invitationUsesMax = 500
export const invitationDaysMax = 90
export const invitationDays = 14

/** Each network has a share, because one that took every place would close the door to all others. */
export function refuseRequest(open: {
  inAll: number
  ofNetwork: number
}): 'registration-closed' | 'registration-busy' | null {
  if (open.inAll >= requestsMax) return 'registration-closed'
  return open.ofNetwork >= networkRequestsMax ? 'registration-busy' : null
}

export type Ticket = { pass: RegistrationPass; key: string }

const marks: Readonly<Record<RegistrationPass, string>> = {
  invitation: 'i',
  club: 'c',
  contact: 'p',
}
const ticketForm = /^([icp])\.([\w-]{22,100})$/

export function parseTicket(text: string): Ticket | null {
  const [, mark, key = ''] = ticketForm.exec(text) ?? []
  const pass = registrationPasses.find((known) => marks[known] === mark)
  return pass === undefined ? null : { pass, key }
}

export const formatTicket = ({ pass, key }: Ticket): string => `${marks[pass]}.${key}`
