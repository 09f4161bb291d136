// Local and alternative names of towns and regions, because the gazetteer has only one per place,
// often in English.

/** By country and gazetteer name: the local name first, then other names people type. */
export const ownNames: Readonly<Record<string, readonly string[]>> = {
  'AT Vienna': ['Wien', 'Vienna', 'Viena'],
  'BE Brussels': ['Brussels', 'Bruxelles', 'Bruselas'],
  'CH Genève': ['Genève', 'Geneva', 'Ginebra'],
  'CN Beijing': ['Beijing', 'Pekín'],
  'CU Havana': ['La Habana', 'Havana'],
  'CZ Prague': ['Praha', 'Prague', 'Praga'],
  'DE Cologne': ['Köln', 'Cologne', 'Colonia'],
  'DE Munich': ['München', 'Munich'],
  'DK Copenhagen': ['København', 'Copenhagen', 'Copenhague'],
  'GB London': ['London', 'Londres'],
  'GT Guatemala City': ['Ciudad de Guatemala', 'Guatemala City'],
  'IT Florence': ['Firenze', 'Florence', 'Florencia'],
  'IT Milan': ['Milano', 'Milan', 'Milán'],
  'IT Naples': ['Napoli', 'Naples', 'Nápoles'],
  'IT Rome': ['Roma', 'Rome'],
  'IT Turin': ['Torino', 'Turin', 'Turín'],
  'IT Venice': ['Venezia', 'Venice', 'Venecia'],
  'JP Tokyo': ['Tokyo', 'Tokio'],
  'MX Ciudad Juárez': ['Ciudad Juárez', 'Juárez'],
  'MX Mexico City': ['Ciudad de México', 'Mexico City', 'CDMX'],
  'MX Oaxaca': ['Oaxaca', 'Oaxaca de Juárez'],
  'MX Santiago de Querétaro': ['Querétaro', 'Santiago de Querétaro'],
  'PL Warsaw': ['Warszawa', 'Warsaw', 'Varsovia'],
  'PT Lisbon': ['Lisboa', 'Lisbon'],
  'US New Orleans': ['New Orleans', 'Nueva Orleans'],
  'US New York City': ['New York', 'New York City', 'Nueva York'],
  'US Philadelphia': ['Philadelphia', 'Filadelfia'],
}

/** By gazetteer code, where its name isn't the local one. */
export const ownRegions: Readonly<Record<string, string>> = {
  'IE.L.10': 'Kildare',
  'IE.L.18': 'Longford',
  'IE.L.23': 'Offaly',
  'MX.09': 'Ciudad de México',
  'MX.15': 'Estado de México',
  'PT.14': 'Lisboa',
}
