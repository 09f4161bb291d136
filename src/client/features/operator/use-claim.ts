import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Refusal } from '#domain/shared/refusal.ts'
import { clearStored, setStored } from '../../device/storage.ts'
import { call } from '../../net/call.ts'
import { signOutHere } from '../../session/sign-out.ts'

export type Claim =
  | { state: 'looking' | 'visitor' | 'gone' }
  | { state: 'question'; name: string }
  | { state: 'failed'; refusal: Refusal }

/** Visitors are led back by Home once they have an account. */
export function useClaim() {
  const key = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const [claim, setClaim] = useState<Claim>({ state: key === '' ? 'gone' : 'looking' })
  const isStarted = useRef(false)
  const ask = async (isConfirmed = false) => {
    const answer = await call('operators-claim', { key, isConfirmed })
    if (!answer.ok) return setClaim(toClaim(answer.refusal))
    const { isOwner, account } = answer.value
    if (account === null) setStored('pendingRoute', `/setup#${key}`)
    if (!isOwner)
      return setClaim(
        account === null ? { state: 'visitor' } : { state: 'question', name: account },
      )
    clearStored('pendingRoute')
    await navigate({ to: '/operate', search: { page: 'start' }, replace: true })
  }
  useEffect(() => {
    if (isStarted.current || key === '') return
    isStarted.current = true
    void ask()
  })
  const useAnother = async () => {
    const answer = await signOutHere()
    if (!answer.ok) setClaim({ state: 'failed', refusal: { code: 'unavailable' } })
  }
  return { claim, again: () => void ask(), confirm: () => ask(true), useAnother }
}

/** Named here: a `typeof` in the route's file would pull all of this into the entry. */
export type Claiming = ReturnType<typeof useClaim>

const toClaim = (refusal: Refusal): Claim =>
  refusal.code === 'link-not-found' || refusal.code === 'bad-input'
    ? { state: 'gone' }
    : { state: 'failed', refusal }
