// Players who sign up, write messages and get photos during faults, with windows that watch. The
// beacon is an event whose note keeps changing; it shows how far each window is behind.
import { setTimeout as delay } from 'node:timers/promises'
import { until } from '#test/support/until.ts'
import type { Acknowledged, Crowd } from './crowd.ts'
import { createPatientCalls, type PatientCalls } from './patient-calls.ts'
import { startPhotographer } from './photographer.ts'
import { openWindow, type Beacon } from './watching-window.ts'

export type People = {
  acknowledged: Acknowledged[]
  unexpected(): string[]
  mark(): void
  measure(): Measured
  /** True when a write that began after this moment was answered and every window shows it. */
  isWellSince(atMs: number): boolean
  arePhotosWellSince(atMs: number): boolean
  stop(): Promise<void>
}

export type Measured = {
  attempts: number
  writesSeconds: number
  /** Longest time that a window lagged behind an answered write, s. */
  windowsSeconds: number
  photosRefused: number
}

const writers = 4
const windowCount = 6
const pauseMs = 100
const beaconPauseMs = 250
const photoPauseMs = 600

export async function startPeople(
  url: string,
  crowd: Crowd,
  pauses: { photoMs: number } = { photoMs: photoPauseMs },
): Promise<People> {
  const calls = createPatientCalls(url)
  const acknowledged: Acknowledged[] = []
  const beacons: Beacon[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const { eventId } = crowd.beacon
  const write = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = crowd.next()
      const result = await calls.ask(next.call, next.data, next.token)
      if (result !== null) acknowledged.push(next.acknowledge(result))
      await delay(pauseMs)
    }
  }
  const windows = crowd.watchers
    .slice(0, windowCount)
    .map((token) => openWindow(url, { token, eventId }, beacons))
  const isEveryOneOpen = (): boolean => windows.every((window) => window.isOpen())
  await until('every window shows the beacon', isEveryOneOpen)
  const changing = changeBeacon(calls, { crowd, beacons, signal })
  const photos = startPhotographer(url, crowd, { acknowledged, signal, pauseMs: pauses.photoMs })
  const running = [...Array.from({ length: writers }, write), changing, photos.running]
  return {
    acknowledged,
    unexpected: () => [...calls.unexpected, ...photos.unexpected],
    mark: () => {
      calls.mark()
      photos.mark()
      for (const window of windows) window.mark()
    },
    measure: () => {
      const { attempts, worstMs } = calls.measure()
      const now = performance.now()
      const behindMs = Math.max(...windows.map((window) => window.behindMs(now)))
      return {
        attempts,
        writesSeconds: worstMs / 1_000,
        windowsSeconds: behindMs / 1_000,
        photosRefused: photos.refused(),
      }
    },
    isWellSince: (atMs) => {
      const later = beacons.find(({ beganAtMs }) => beganAtMs > atMs)
      if (later === undefined || !calls.isAnsweredSince(atMs)) return false
      return windows.every((window) => window.shown() >= later.n)
    },
    arePhotosWellSince: (atMs) => photos.isWellSince(atMs),
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
      for (const window of windows) window.close()
    },
  }
}

type Changing = { crowd: Crowd; beacons: Beacon[]; signal: AbortSignal }

async function changeBeacon(
  calls: PatientCalls,
  { crowd, beacons, signal }: Changing,
): Promise<void> {
  const { eventId, tokens, fields } = crowd.beacon
  for (let n = 1; !signal.aborted; n += 1) {
    const beganAtMs = performance.now()
    const data = { eventId, publish: false, fields: { ...fields, note: String(n) } }
    await calls.ask('events-update', data, tokens[n % tokens.length] ?? '')
    beacons.push({ n, beganAtMs, answeredAtMs: performance.now() })
    await delay(beaconPauseMs)
  }
}
