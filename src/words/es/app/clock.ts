export const clockTexts = {
  ahead: 'El reloj de tu dispositivo va {off} adelantado',
  behind: 'El reloj de tu dispositivo va {off} atrasado',
  text: 'Las horas que ves aquí pueden no ser correctas. Activa la hora automática en los ajustes del dispositivo.',
  close: 'Entendido',
}
