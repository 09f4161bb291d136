export const entryRefusalTexts = {
  'gender-not-allowed': 'Este evento es para otros jugadores. Revisa el género en tu perfil.',
  'age-not-allowed': 'Este evento es para otras edades',
  'birth-year-needed': 'Este evento pide una edad. Anota tu año de nacimiento en tus ajustes.',
  'partner-age-not-allowed':
    'Tu pareja no puede entrar: no cumple la edad de este evento o no ha anotado su año de nacimiento.',
  'event-age-range': 'La edad más baja no puede superar la más alta.',
  'partner-not-needed': 'A este evento se entra sin pareja: no hace falta buscar.',
  'too-many-seekers': 'Ya hay {n} jugadores que buscan pareja: la lista está llena.',
}
