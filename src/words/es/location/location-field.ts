export const fieldTexts = {
  name: 'Nombre',
  address: 'Dirección',
  city: 'Ciudad',
  region: 'Estado o región',
  country: 'País',
  courts: 'Canchas',
  dedicatedCourts: 'Solo para pickleball',
  indoor: 'Interior',
  lit: 'Luz',
  covered: 'Techo',
  restrooms: 'Baños',
  water: 'Agua potable',
  parking: 'Estacionamiento',
  surface: 'Superficie',
  nets: 'Redes',
  access: 'Acceso',
  fee: 'Precio',
  hours: 'Horario',
  website: 'Sitio web',
  phone: 'Teléfono',
  localRules: 'Reglas locales',
  eventCreators: 'Quién puede crear eventos',
  hidden: 'Ocultar esta sede en las listas',
  timezone: 'Zona horaria',
}

export const surfaceTexts = {
  concrete: 'Concreto',
  asphalt: 'Asfalto',
  acrylic: 'Acrílico',
  wood: 'Madera',
  clay: 'Arcilla',
  turf: 'Césped artificial',
  other: 'Otra',
}

export const netTexts = {
  permanent: 'Fijas',
  portable: 'Portátiles',
  bring: 'Trae la tuya',
}

export const accessTexts = {
  public: 'Público',
  members: 'Solo socios',
  private: 'Privado',
  unknown: 'Sin datos',
}

export const eventCreatorTexts = {
  anyone: 'Cualquiera',
  members: 'Sus jugadores',
  admins: 'Sus administradores',
}

export const answerTexts = {
  yes: 'Sí',
  no: 'No',
  unknown: 'Sin datos',
}
