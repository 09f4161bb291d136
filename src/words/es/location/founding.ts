export const foundingHoldTexts = {
  venueAdmins: 'Aquí solo puede añadir sedes quien ya administra una.',
  clubAdmins: 'Aquí solo puede crear clubes quien administra esta sede.',
  eventAdmins: 'Aquí solo pueden publicar eventos públicos quienes administran esta sede.',
  venueYoung:
    'Podrás añadir sedes cuando tu cuenta tenga {n, plural, one {# día} other {# días}}, a partir de: {when}.',
  clubYoung:
    'Podrás crear clubes cuando tu cuenta tenga {n, plural, one {# día} other {# días}}, a partir de: {when}.',
  eventYoung:
    'Podrás publicar eventos públicos cuando tu cuenta tenga {n, plural, one {# día} other {# días}}, a partir de: {when}.',
} as const
