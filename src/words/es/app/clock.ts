export const clockTexts = {
  ahead: 'El reloj de tu dispositivo va {off} adelantado',
  behind: 'El reloj de tu dispositivo va {off} atrasado',
  text: 'Las horas que ves pueden estar mal. Activa la hora automática en los ajustes de tu dispositivo.',
  close: 'Entendido',
}
