// The names of the diamonds, the same in an alert, under the confetti and in the ledger.
import type { DiamondId } from '#domain/player/player.ts'
import { texts } from './texts.ts'

const english: Record<DiamondId, string> = {
  registered: 'Registered',
  profileCompleted: 'Profile completed',
  firstAttended: 'First event played',
  firstHosted: 'First event hosted',
  tenAttended: 'Ten events played',
  firstMedal: 'First medal',
  referralJoined: 'Brought someone along',
}
const spanish: Record<DiamondId, string> = {
  registered: 'Registro',
  profileCompleted: 'Perfil completo',
  firstAttended: 'Primer evento jugado',
  firstHosted: 'Primer evento organizado',
  tenAttended: 'Diez eventos jugados',
  firstMedal: 'Primera medalla',
  referralJoined: 'Trajiste a alguien',
}
export const diamondTexts = texts(english, spanish)
