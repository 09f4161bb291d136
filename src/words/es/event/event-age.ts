export const eventAgeTexts = {
  label: 'Edad',
  from: '{min}+',
  under: 'Menores de {n}',
  range: '{min}–{max}',
  byYear: 'Edad que se cumple en el año del evento',
}

export const birthYearTexts = {
  title: 'Tu año de nacimiento',
  forAges:
    'Este evento pide una edad ({range}): la que cumples en el año en que se juega. Solo tú ves tu año de nacimiento. Ni otros jugadores ni los organizadores lo ven.',
  label: 'Año de nacimiento',
  hint: 'Por ejemplo, 1968.',
  invalid: 'Escribe un año de {min} a {max}.',
  saveAndSignUp: 'Guardar y apuntarme',
  saved: 'Guardado',
}
