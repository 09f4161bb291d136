// The weekly program of a demo venue, in the venue's local times.
import type { EventGender, EventType } from '#domain/event/event.ts'

export type Offer = {
  weekdays: readonly number[]
  startTime: string
  duration: number
  type: EventType
  gender: EventGender
  title: { en: string; es: string }
  courts: number
  playersPerCourt: number
  maxWaitlist: number
  guestsPerPlayer: number
  skill: readonly [number, number] | null
  skillRule: 'block' | 'warn'
  audience: 'everyone' | 'club' | 'friends'
  isPaid: boolean
}

const open: Offer = {
  weekdays: [1, 3, 5],
  startTime: '09:00',
  duration: 120,
  type: 'open play',
  gender: 'Any',
  title: { en: '', es: '' },
  courts: 4,
  playersPerCourt: 5,
  maxWaitlist: 8,
  guestsPerPlayer: 2,
  skill: null,
  skillRule: 'warn',
  audience: 'everyone',
  isPaid: false,
}

export const program: readonly Offer[] = [
  open,
  {
    ...open,
    weekdays: [2, 4],
    startTime: '18:30',
    duration: 120,
    type: 'round robin',
    title: { en: 'Round robin', es: 'Todos contra todos' },
    courts: 3,
    playersPerCourt: 4,
    skill: [3, 4],
    skillRule: 'block',
    guestsPerPlayer: 0,
    isPaid: true,
  },
  {
    ...open,
    weekdays: [6],
    startTime: '10:00',
    duration: 150,
    type: 'king of the court',
    title: { en: 'King of the court', es: 'Rey de la cancha' },
    courts: 2,
    playersPerCourt: 4,
    maxWaitlist: 6,
    guestsPerPlayer: 0,
  },
  {
    ...open,
    weekdays: [0],
    startTime: '10:30',
    duration: 120,
    type: 'social',
    gender: 'Mixed',
    title: { en: 'Mixed social', es: 'Mixto de domingo' },
    courts: 2,
    playersPerCourt: 4,
    guestsPerPlayer: 1,
  },
  {
    ...open,
    weekdays: [3],
    startTime: '17:30',
    duration: 90,
    type: 'clinic',
    title: { en: 'Third shots', es: 'Clínica del tercer golpe' },
    courts: 1,
    playersPerCourt: 6,
    maxWaitlist: 6,
    guestsPerPlayer: 0,
    skill: [2.25, 3.5],
    skillRule: 'block',
    isPaid: true,
  },
  {
    ...open,
    weekdays: [4],
    startTime: '20:30',
    duration: 90,
    title: { en: 'Club night', es: 'Noche del club' },
    courts: 2,
    playersPerCourt: 4,
    guestsPerPlayer: 1,
    audience: 'club',
  },
  {
    ...open,
    weekdays: [0],
    startTime: '17:00',
    duration: 90,
    title: { en: 'With friends', es: 'Amigos el domingo' },
    courts: 1,
    playersPerCourt: 4,
    maxWaitlist: 4,
    guestsPerPlayer: 0,
    audience: 'friends',
  },
  {
    ...open,
    weekdays: [6],
    startTime: '15:00',
    duration: 180,
    type: 'tournament',
    title: { en: 'Saturday cup', es: 'Torneo del sábado' },
    courts: 4,
    playersPerCourt: 4,
    skill: [3, 4.25],
    skillRule: 'block',
    guestsPerPlayer: 0,
    isPaid: true,
  },
  {
    ...open,
    weekdays: [2],
    startTime: '07:30',
    duration: 90,
    type: 'ladder',
    title: { en: 'Early ladder', es: 'Escalera temprana' },
    courts: 2,
    playersPerCourt: 4,
    guestsPerPlayer: 0,
  },
]
