export const diamondTexts = {
  registered: 'Registro',
  profileCompleted: 'Perfil completo',
  firstAttended: 'Primer evento jugado',
  firstHosted: 'Primer evento organizado',
  tenAttended: 'Diez eventos jugados',
  firstMedal: 'Primera medalla',
  referralJoined: 'Trajiste a alguien',
}
