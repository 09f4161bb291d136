export const refusalPartTexts = {
  minutes: '{n, plural, one {un minuto} other {# minutos}}',
  hours: '{n, plural, one {una hora} other {# horas}}',
  again: 'Inténtalo de nuevo el {when}.',
  againOnceConfirmed: 'Confirma primero tu correo.',
  from: 'A partir del {when} podrás elegir a cualquiera.',
  fromOnceConfirmed: 'Cuando confirmes tu correo podrás elegir a cualquiera.',
}
