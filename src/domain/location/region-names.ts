// What people call the regions and countries that venues name by a code: names in both languages, without accents where folding takes them.
// Regions after ISO 3166-2 (US, CA) and the nations of the United Kingdom.

const unitedStates = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia',
  FL: 'Florida', GA: 'Georgia', HI: 'Hawaii Hawái', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana Luisiana',
  ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi Misisipi', MO: 'Missouri Misuri', MT: 'Montana', NE: 'Nebraska',
  NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico Nuevo México', NY: 'New York Nueva York', NC: 'North Carolina del Norte', ND: 'North Dakota del Norte',
  OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania Pensilvania', PR: 'Puerto Rico', RI: 'Rhode Island', SC: 'South Carolina del Sur', SD: 'South Dakota del Sur',
  TN: 'Tennessee', TX: 'Texas Tejas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
}
const canada = {
  AB: 'Alberta', BC: 'British Columbia Columbia Británica', MB: 'Manitoba', NB: 'New Brunswick Nuevo Brunswick', NL: 'Newfoundland and Labrador Terranova', NS: 'Nova Scotia Nueva Escocia',
  NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island Isla del Príncipe Eduardo', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon',
}
const unitedKingdom = { ENG: 'England Inglaterra', SCT: 'Scotland Escocia', WLS: 'Wales Gales', NIR: 'Northern Ireland Irlanda del Norte' }

/** By country, then by region. */
export const regionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = { US: unitedStates, CA: canada, GB: unitedKingdom }

/** The countries of the shipped venues and those around them. */
export const countryNames: Readonly<Record<string, string>> = {
  US: 'United States Estados Unidos USA', CA: 'Canada', GB: 'United Kingdom Reino Unido UK', IE: 'Ireland Irlanda', ES: 'Spain España', PT: 'Portugal', MX: 'Mexico',
  FR: 'France Francia', DE: 'Germany Alemania', IT: 'Italy Italia', AR: 'Argentina', CL: 'Chile', CO: 'Colombia', PE: 'Peru', PR: 'Puerto Rico',
}
