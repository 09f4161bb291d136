// The demo's players and venues: four cities of data/venues.json, each with its players.
import { toSlug } from '#domain/player/slug.ts'
import type { Language } from '#domain/shared/language.ts'

export type City = {
  venueIds: readonly string[]
  language: Language
  fee: string
  clubName: string
  names: readonly string[]
}

export const cities: readonly City[] = [
  {
    venueIds: [
      'sfrpd-angelo-j-rossi-playground',
      'sfrpd-moscone-rec-center',
      'sfrpd-carl-larsen-park',
    ],
    language: 'en',
    fee: '$5',
    clubName: 'Fog City',
    names: [
      'Olivia',
      'Marcus',
      'Priya',
      'Wei_Chen',
      'Robin',
      'DinkMaster',
      'Hannah',
      'Theo',
      'Camila',
      'Jordan',
      'Soraya',
      'Ben-Ortiz',
      'Leilani',
      'Kofi',
      'Ruth',
      'Dmitri',
      'Amara',
      'Nate77',
    ],
  },
  {
    venueIds: ['osm-way-1316925054', 'osm-way-107644113', 'osm-way-1333167702'],
    language: 'en',
    fee: '',
    clubName: 'Third Shot',
    names: [
      'Maggie',
      'Tyrell',
      'Elena',
      'Cody',
      'Yuki',
      'Sam-Rivers',
      'Dolores',
      'Hank',
      'Ines_M',
      'Grant',
      'Tasha',
      'Pete',
      'Luz',
      'KitchenKing',
      'Abby',
      'Omar',
      'Frankie',
      'Joanne',
    ],
  },
  {
    venueIds: ['nycparks-B052', 'nycparks-B057', 'nycparks-M081'],
    language: 'en',
    fee: '',
    clubName: 'Boro Smash',
    names: [
      'Vinny',
      'Aisha',
      'Morgan',
      'Zoe',
      'Ruben',
      'Fatima',
      'Lou',
      'Chiara',
      'Devon',
      'Big_Al',
      'Naomi',
      'Sanjay',
      'Colette',
      'Rafa',
      'Ida',
      'Malik',
    ],
  },
  {
    venueIds: ['osm-way-1030331421', 'osm-way-1527256524'],
    language: 'es',
    fee: '4 €',
    clubName: 'La Cocina',
    names: [
      'Lucia',
      'Javier',
      'Carmen',
      'Pablo-G',
      'Nuria',
      'Alvaro',
      'Marta_R',
      'Hugo',
      'Rocio',
      'Diego',
      'Elisa',
      'Gonzalo',
      'Pilar',
      'Nacho',
    ],
  },
]

export const visitors: readonly (readonly [name: string, skill: number])[] = [
  ['Gloria', 3.5],
  ['Tomas', 3.75],
  ['Keiko', 3.25],
  ['Anders', 3.5],
  ['Bea', 4],
  ['Winston', 3.75],
  ['Farah', 3],
  ['Jonas', 3.25],
  ['Odette', 4.25],
  ['Raj', 4],
  ['Sunny', 3.5],
  ['Emilio', 3.25],
  ['Vera', 3.75],
  ['Cyrus', 3],
  ['Mei', 4],
  ['Walt', 3.5],
]

/** The demo sign-ins: one runs San Francisco's venues, one plays there, and one has no name yet. */
export const organizerName = 'Olivia'
export const operatorName = 'Noor'
export const playerName = 'Robin'

export type DemoSignIn = {
  email: string
  password: string
  name: string
}
export const demoPassword = 'sideout-demo'
export const playerSignIn: DemoSignIn = {
  email: 'robin@sideout.example',
  password: demoPassword,
  name: 'Robin, a player',
}
export const organizerSignIn: DemoSignIn = {
  email: 'olivia@sideout.example',
  password: demoPassword,
  name: 'Olivia, organizer and venue admin',
}
export const newcomerSignIn: DemoSignIn = {
  email: 'newcomer@sideout.example',
  password: demoPassword,
  name: 'a newcomer, before the first step',
}
export const demoSignIns: readonly DemoSignIn[] = [playerSignIn, organizerSignIn, newcomerSignIn]
/** Apart from the others, because demo stores of earlier releases don't have it. */
export const operatorSignIn: DemoSignIn = {
  email: 'operator@sideout.example',
  password: demoPassword,
  name: 'Noor, who runs the server (/operate)',
}

/** Addresses that no one can have: who changed theirs has made the account their own. */
export const demoEmails = [...demoSignIns, operatorSignIn].map(({ email }) => email)
export const demoSlugs = [
  ...cities.flatMap(({ names }) => names),
  ...visitors.map(([name]) => name),
  operatorName,
].map(toSlug)
